import { type Finding, show } from '../../core/judge/finding.ts';
import type { Verdict } from '../../core/judge/verdict.ts';

/** A verdict as it is told at a desk: where nothing can be said, what mends it there is not what mends it in a job. */
export const atDesk = (verdict: Verdict): Verdict => ({ ...verdict, findings: verdict.findings.map(toldHere) });

const toldHere = (finding: Finding): Finding => {
  const { code, suite = '', pinned, regenerated } = finding;
  if (code === 'policy-changed')
    return {
      ...finding,
      message: `the record was made under the policy ${show(pinned)}, and the base branch has ${show(regenerated)}`,
      remedy: '`recount run --out FILE` makes one under the present policy',
    };
  if (code === 'suite-not-here')
    return {
      ...finding,
      message: `suite ${suite} does not run on this system, so what CI will find of it cannot be told here`,
      remedy: 'push, and let the check tell; `recount pin --from-ci` then pins what CI found',
    };
  if (code === 'unstable')
    return {
      ...finding,
      remedy:
        '`recount calibrate` tells what varies; mend the tests named, or name them under `unstable` in the policy',
    };
  return finding;
};
