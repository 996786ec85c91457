import { basename, join } from 'node:path';
import type { Laboratory, OpenCheckout, Place } from '../app/desk/calibration/ports.ts';
import type { Policy } from '../core/policy/policy.ts';
import type { Result } from '../core/result.ts';
import { openCheckouts } from './checkouts.ts';
import { makeTemporaryFolder } from './files/text.ts';
import { openGit } from './git/git.ts';
import { writeOrderHooks } from './order-hooks.ts';
import { discard } from './process/discard.ts';
import { openDesk } from './workshop/desk.ts';
import { openJudged } from './workshop/judged.ts';
import type { WorkshopParts } from './workshop/parts.ts';

/** The parts of a laboratory that touch the machine; `close` removes all that is left. */
export type LaboratoryParts = Pick<Laboratory, 'inCheckout' | 'order'> & { readonly close: () => Promise<void> };

/** Opens a place for fresh checkouts of the clone's commits; `policy` is the one that suites run under in them. */
export const openLaboratory = async (parts: WorkshopParts, policy: Policy): Promise<Result<LaboratoryParts>> => {
  const base = await makeTemporaryFolder(parts.git.root);
  if (!base.ok) return base;
  const { make, close } = openCheckouts(parts.git, parts.env, base.value);
  const within = { ...parts, temporary: base.value };
  return {
    ok: true,
    value: {
      order: await writeOrderHooks(join(base.value, 'order')),
      inCheckout: async (commit, place, use) => {
        const folder = await make({ commit }, placeName(basename(parts.git.root), place));
        if (!folder.ok) return folder;
        try {
          return await useCheckout(
            { parts: within, policy, folder: folder.value, walled: place === 'other-user' },
            use,
          );
        } finally {
          // Checkouts are large, and each is used once.
          await discard(folder.value);
        }
      },
      close: async () => {
        const left = await close();
        if (left !== undefined) parts.warn?.(left);
      },
    },
  };
};

const placeName = (name: string, place: Place): string =>
  place === 'elsewhere' ? `another/path/of-${name}-elsewhere` : name;

interface Use {
  readonly parts: WorkshopParts;
  readonly policy: Policy;
  readonly folder: string;
  readonly walled: boolean;
}

const useCheckout = async <T>(
  { parts, policy, folder, walled }: Use,
  use: (checkout: OpenCheckout) => Promise<Result<T>>,
): Promise<Result<T>> => {
  const git = await openGit({ dir: folder, env: parts.env, profile: walled ? 'judged' : 'desk' });
  if (!git.ok) return git;
  const inside = { ...parts, git: git.value };
  const made = walled ? await openJudged({ ...inside, isolation: 'auto', withJudge: false }) : await openDesk(inside);
  try {
    if (!made.ok) return made;
    const head = await made.value.head();
    if (!head.ok) return head;
    const workshop = await made.value.open({ ...policy, isolation: walled ? 'user' : policy.isolation });
    return workshop.ok ? await use({ head: head.value, workshop: workshop.value }) : workshop;
  } finally {
    if (made.ok) await made.value.close();
    git.value.objects.end();
  }
};
