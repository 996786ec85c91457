import type { JobOptions } from '../../world/jobs.ts';
import { type Matrix, runMatrix } from '../../world/matrix.ts';
import type { PullRequest } from '../../world/pull-request.ts';
import type { Files } from '../../world/repository.ts';
import { openWorld, type World } from '../../world/world.ts';
import { judgeAgain, openDesk } from '../story.ts';

/**
 * A runner of its own: each line of `all.test.txt` is a test and the least answer that it passes for. Tests are dealt to
 * shards by their lines, so that a line more or less deals all that follow anew.
 */
export const RUNNER = `line=0; bad=0
echo '<testsuite name="all">'
while read -r name least; do
  line=$((line + 1))
  [ $((line % $2)) -eq $(($1 % $2)) ] || continue
  echo "<testcase classname='all.test.txt' name='$name'>"
  if [ "$(cat answer.txt)" -lt "$least" ]; then
    bad=1
    echo "<failure type='AssertionError' message='expected at least $least'/>"
  fi
  echo '</testcase>'
done < all.test.txt
echo '</testsuite>'
exit "$bad"
`;

const policyOf = (top: string, shards: number): string => `version: 1
${top.includes('isolation:') ? '' : 'isolation: none\n'}${top}suites:
  unit:
    run: bash runner.sh ${shards === 1 ? '1 1' : '{index} {count}'} > "$RECOUNT_REPORTS/unit.xml"
    reports: ["*.xml"]
    scope: offline
    shards: ${shards}
  types: { run: "true", scope: syntax }
`;

/** The file of tests. */
export const testsOf = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;
const BASE: Files = {
  'runner.sh': RUNNER,
  'answer.txt': '2\n',
  'all.test.txt': testsOf('adds 1', 'subtracts 2', 'multiplies 1', 'divides 2', 'powers 1'),
};

/** Opens a world whose suite `unit` is cut into as many shards; `top` are lines of its policy. */
export const openLines = (top: string, shards: number, files: Files = {}): Promise<World> =>
  openWorld({ policy: policyOf(top, shards), files: { ...BASE, ...files } });

/** The jobs of a matrix. */
export const legsOf = (legs: number): readonly JobOptions[] =>
  Array.from({ length: legs }, (_, index) => ({ inputs: { shard: String(index), shards: String(legs) } }));

/** A pull request with the block that its author's desk gives. */
export const pinned = async (world: World, files: Files, ...args: readonly string[]) => {
  const pull = await world.openPullRequest({ files });
  const desk = await openDesk(world, 'topic');
  const run = await desk.recount('run', ...args);
  pull.edit({ body: run.out });
  return { pull, run };
};

/** What the judge says of a pull request whose suites ran on as many legs. */
export const judgedOn = async (pull: PullRequest, legs: number) => judgedBy(pull, await runMatrix(pull, legsOf(legs)));

/** What the judge says of what a matrix handed over. */
export const judgedBy = async (pull: PullRequest, matrix: Matrix) => {
  const { outcome, codes, verdict } = await judgeAgain(pull, matrix);
  const logs = matrix.legs.map((leg) => leg?.step.log ?? '');
  const messages = verdict.findings.map(({ message }) => String(message));
  return { outcome, codes, messages, notChecked: verdict['notChecked'], logs };
};
