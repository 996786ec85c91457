import { ACTIONS_APP } from '../actions-app.ts';
import { checkRunsSchema, ownersErrorsSchema, read, type Snapshot } from './answers.ts';
import type { Source } from './branch-rules.ts';
import type { Fact } from './fact.ts';
import { textsOf } from './files.ts';
import { type GapCode, NOTHING, open, PERMISSION, type Told, together, untold } from './gaps.ts';
import { type Gate, isByName } from './gate.ts';
import { OWNERS_PATHS, type Owners, readOwners } from './owners.ts';

const unless = (fact: Fact, code: GapCode, evidence: string, what: string): Told => {
  if (fact === true) return NOTHING;
  return fact === false
    ? open(code, evidence)
    : untold(
        code,
        what,
        'the branch has a classic protection, which is shown to administrators',
        PERMISSION.administration,
      );
};

const anySource = ({ checkRuns }: Snapshot, gate: Gate): Told => {
  const { byName, names } = gate;
  if (!isByName(gate) || byName.length === 0 || byName.some(({ app }) => app !== undefined)) return NOTHING;
  const runs = read(checkRuns, checkRunsSchema);
  const others = (runs.known ? runs.value.check_runs : [])
    .filter(({ name, app }) => names.includes(name) && app?.id !== ACTIONS_APP)
    .map(({ name, app, head_sha: sha }) => `${app?.slug ?? 'someone'} reported ${name} at ${sha.slice(0, 12)}`);
  const stands = byName.map(({ from, context }) => `${from} requires ${context} and names no source`);
  return open('any-source', [...new Set([...stands, ...others])].join('; '));
};

const bypass = (holds: readonly Source[], code: GapCode = 'bypass-actors', what = ''): Told => {
  // Rules add up: one that nobody may pass over is enough.
  if (holds.some((one) => one.bypass.kind === 'nobody')) return NOTHING;
  const evidence: string[] = [];
  const unknown: Told[] = [];
  for (const one of holds) {
    if (one.bypass.kind === 'somebody') evidence.push(`${one.from}: ${one.bypass.who}`);
    if (one.bypass.kind === 'unknown')
      unknown.push(untold(code, `who may bypass ${one.from}`, one.bypass.why, PERMISSION.ruleset));
  }
  if (unknown.length > 0) return together(unknown);
  return open(code, `${what}${[...new Set(evidence)].join('; ')}`);
};

/** Who may pass over what is asked beside the check, by rules of which that is not told already. */
const passedOver = (fact: Fact, rests: readonly (readonly Source[])[], code: GapCode, gate: Gate): Told => {
  if (fact !== true) return NOTHING;
  const held = [gate.holds, ...(gate.companions.length === 0 ? [] : [gate.byName])];
  const told = held.filter((holds) => bypass(holds) !== NOTHING).flatMap((holds) => holds.map(({ from }) => from));
  return together(
    rests
      .filter((sources) => !sources.some(({ from }) => told.includes(from)))
      .map((sources) => bypass(sources, code, 'it is asked, and somebody may pass over it: ')),
  );
};

const ownersIn = (snapshot: Snapshot): { readonly owners: Owners | undefined; readonly told: Told } => {
  const texts = textsOf(snapshot.base);
  const [first] = OWNERS_PATHS.flatMap((path) => {
    const text = texts.get(path);
    return text === undefined ? [] : [{ path, text }];
  });
  if (first === undefined) return { owners: undefined, told: NOTHING };
  const { path, text } = first;
  const errors = read(snapshot.ownersErrors, ownersErrorsSchema);
  const wrong = (errors.known ? errors.value.errors : []).filter((one) => one.path === path);
  return {
    owners: readOwners(path, text, wrong),
    told: errors.known
      ? NOTHING
      : untold('owners-not-owned', `whether GitHub takes every line of ${path}`, errors.why, PERMISSION.contents),
  };
};

const ownership = (snapshot: Snapshot, gate: Gate): Told => {
  if ('unread' in snapshot.base) return NOTHING;
  const { owners, told } = ownersIn(snapshot);
  const owned = (code: GapCode, path: string): Told => {
    if (owners === undefined) return open(code, `${path}: there is no CODEOWNERS`);
    return owners.ownersOf(path).length > 0 ? NOTHING : open(code, `${path}: ${owners.path} names no owner`);
  };
  const judges = gate.tier === 'enforced' ? gate.companions : gate.base.judges;
  const workflows = [
    ...new Set(judges.flatMap(({ chain, reached }) => [...reached.map(({ path }) => path), ...calledBy(chain)])),
  ];
  return together([
    told,
    ...workflows.map((path) => owned('workflow-not-owned', path)),
    isByName(gate) ? owned('new-workflow-not-owned', '.github/workflows/another.yml') : NOTHING,
    ...gate.policies.map((path) => owned('policy-not-owned', path)),
    owned('owners-not-owned', owners?.path ?? OWNERS_PATHS[0]),
  ]);
};

const calledBy = (chain: Gate['base']['judges'][number]['chain']): readonly string[] =>
  chain.flatMap(({ uses }) => (uses?.startsWith('./') === true ? [uses.slice(2)] : []));

/** What is open in the rules of the branch, for a gate that something holds. */
export const ruleGaps = (snapshot: Snapshot, gate: Gate): Told => {
  if (gate.tier === 'open') return NOTHING;
  const { rules } = gate;
  return together([
    anySource(snapshot, gate),
    rules.queue
      ? NOTHING
      : unless(
          rules.strict,
          'not-strict',
          'no rule asks for an up-to-date branch, and there is no merge queue',
          'whether branches must be up to date',
        ),
    // In a queue what is merged is judged as it goes in.
    rules.queue ? NOTHING : passedOver(rules.strict, rules.rests.strict, 'not-strict', gate),
    passedOver(rules.keepsHistory, rules.rests.keepsHistory, 'base-rewritable', gate),
    passedOver(rules.ownersReview, rules.rests.ownersReview, 'review-not-required', gate),
    bypass(gate.holds),
    gate.companions.length === 0 ? NOTHING : bypass(gate.byName),
    unless(
      rules.keepsHistory,
      'base-rewritable',
      'deletions and force pushes are not both forbidden',
      'whether the branch can be deleted or forced',
    ),
    unless(
      rules.ownersReview,
      'review-not-required',
      'no rule asks for the approval of an owner: it takes the review of code owners and a count of at least 1',
      'whether the review of code owners is required',
    ),
    unless(
      rules.approvalEnds,
      'approval-outlives-push',
      'neither are stale approvals dismissed nor must the last push be approved',
      'whether an approval ends with a push',
    ),
    rules.hiddenQueue === undefined
      ? NOTHING
      : untold('merge-group-missing', 'whether the branch has a merge queue', rules.hiddenQueue, PERMISSION.contents),
    ownership(snapshot, gate),
  ]);
};
