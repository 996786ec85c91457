import type { Policy } from '../../core/policy/policy.ts';
import type { Absence } from '../../core/record/regenerated.ts';
import type { OpenWorkshop } from '../ports.ts';

/** How many commands the suites of a policy come to here. */
export const commandsOf = ({ suites }: Policy, absent: Readonly<Record<string, Absence>>): number =>
  Object.entries(suites).reduce((sum, [name, { shards }]) => sum + (Object.hasOwn(absent, name) ? 0 : shards), 0);

/**
 * A workshop that has somebody look at the tracked files when the last of so many commands has ended, and tells how long
 * they took. What is left to do then takes little longer than the look, so it is done beside it.
 */
export const openLooking = <Found>(
  workshop: OpenWorkshop,
  commands: number,
  look: (milliseconds: number) => Promise<Found>,
) => {
  const { clock } = workshop;
  const started = clock.now().getTime();
  let left = commands;
  let found: Promise<Found> | undefined;
  const looking: OpenWorkshop = {
    ...workshop,
    runner: {
      ...workshop.runner,
      run: async (request) => {
        const done = await workshop.runner.run(request);
        left -= 1;
        if (left === 0) found = look(clock.now().getTime() - started);
        return done;
      },
    },
  };
  return { workshop: looking, found: async (): Promise<Found | undefined> => found };
};
