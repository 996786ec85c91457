import { describe, expect, test } from 'vitest';
import { exitIsExcused } from '../../../src/core/judge/unstable.ts';
import type { RecordedExit } from '../../../src/core/record/exit.ts';
import { type Line, policyWith, run } from './cases.ts';

const policy = policyWith('unstable: ["* › reconnects"]');
const stable = policyWith();
const WELL: readonly Line[] = ['passed a.ts › adds', 'passed a.ts › reconnects'];
const BADLY: readonly Line[] = ['passed a.ts › adds', 'failed a.ts › reconnects'];
const WORSE: readonly Line[] = ['failed a.ts › adds', 'failed a.ts › reconnects'];

describe('an exit says nothing where unstable tests alone may have made it', () => {
  test.each<[pinned: RecordedExit, of: readonly Line[], exit: RecordedExit, lines: readonly Line[], excused: boolean]>([
    [0, WELL, 1, BADLY, true],
    [1, BADLY, 0, WELL, true],
    [1, BADLY, 0, BADLY, true],
    [0, WELL, 1, WORSE, false],
    [0, WELL, 'signal:SIGKILL', BADLY, false],
    ['signal:SIGKILL', WELL, 1, BADLY, false],
    [0, WELL, 0, BADLY, false],
    [0, WELL, 1, WELL, false],
  ])('pinned %s of %j, found %s of %j: %j', (pinned, of, exit, lines, excused) => {
    expect(exitIsExcused(run(policy, 'unit', pinned, of).record, run(policy, 'unit', exit, lines))).toBe(excused);
  });

  test('a record that counts no unstable test has no such excuse', () => {
    const pinned = run(stable, 'unit', 1, ['passed a.ts › adds']).record;
    expect(exitIsExcused(pinned, run(policy, 'unit', 0, BADLY))).toBe(false);
  });
});
