import { isEnough } from '../isolation/level.ts';
import type { Policy } from '../policy/policy.ts';
import type { Regenerated } from '../record/regenerated.ts';
import { type Finding, finding } from './finding.ts';

/** What of the isolation that the policy wants did not apply when the record was made. */
export const wallsMissing = (
  policy: Policy,
  touched: ReadonlySet<string>,
  { by, suites }: Regenerated,
): readonly Finding[] => {
  if (policy.isolation === 'none') return [];
  if (!isEnough(by.isolation, policy.isolation))
    return [
      finding(
        'isolation-too-weak',
        `the policy wants isolation ${policy.isolation}, and the suites ran with ${by.isolation}`,
      ),
    ];
  if (by.network === 'none') return [];
  return Object.entries(policy.suites).flatMap(([name, { scope }]) =>
    scope === 'offline' && touched.has(name) && Object.hasOwn(suites, name)
      ? [finding('network-not-cut', `suite ${name} is \`offline\`, and it could not be cut off`, { suite: name })]
      : [],
  );
};
