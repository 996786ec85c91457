import type { Suite } from '../policy/policy.ts';
import { makeSuiteRecord } from '../record/suite-result.ts';
import { openNormaliser } from '../tests/normaliser.ts';
import { openTally } from '../tests/tally.ts';
import type { SuiteSample } from './runs.ts';

/**
 * What a run would have given under a suite's new `unstable` and `identity`, of which the old ones are a part; as it was
 * where its tests are not known by name, or a rule cannot be used.
 */
export const openRemake = async (suite: Suite): Promise<(sample: SuiteSample) => SuiteSample> => {
  const normalise = await openNormaliser(suite.identity);
  if (!normalise.ok) return (sample) => sample;
  return (sample) => {
    const { result, tests } = sample;
    if (tests === undefined) return sample;
    const open = openTally(suite.unstable, tests.length);
    // What an unstable test did stands in the result alone; which of the three is said here makes no record differ.
    for (const [outcome, group, name] of tests)
      open.add(normalise.value({ outcome: outcome === 'unstable' ? 'passed' : outcome, group, name }));
    const tally = open.finish();
    const unstable = tally.unstable.filter(
      ([, group, name]) => !result.unstable.some((one) => one[1] === group && one[2] === name),
    );
    return {
      tests: tally.tests,
      result: {
        ...result,
        record: makeSuiteRecord(suite, result.record.exit, { kind: 'read', tally }),
        counts: tally.counts,
        unstable: [...result.unstable, ...unstable],
      },
    };
  };
};
