import type { JsonObject } from '../../test/world/json.ts';
import type { Runner, Suited } from './runner.ts';

/** How a story's policy differs from the runner's own. */
export interface PolicyChange {
  /** More keys at the top. */
  readonly top?: JsonObject;
  /** More keys of the suite `unit`. */
  readonly unit?: JsonObject;
  /** More suites. */
  readonly suites?: JsonObject;
  /** The suite in so many shards. */
  readonly shards?: number;
  readonly comment?: string;
}

/** The policy of a project. JSON is YAML. */
export const policyOf = (
  runner: Suited & Partial<Pick<Runner, 'sharded'>>,
  { top, unit, suites, shards, comment }: PolicyChange = {},
): string => {
  const cut = shards === undefined ? {} : { run: runner.sharded, shards };
  const policy = {
    version: 1,
    setup: runner.setup,
    env: runner.env,
    ...top,
    suites: { unit: { ...runner.suite, scope: 'offline', ...cut, ...unit }, ...suites },
  };
  return `${comment === undefined ? '' : `# ${comment}\n`}${JSON.stringify(policy, null, 2)}\n`;
};
