import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SuiteResult } from '../../src/core/record/suite-result.ts';
import { openProgress } from '../../src/entries/cli/progress.ts';

const watch = (isTerminal: boolean) => {
  let shown = '';
  const progress = openProgress({ out: () => {}, err: (text) => void (shown += text), isTerminal });
  return { progress, shown: () => shown };
};

const result: SuiteResult = {
  record: { command: 'npm test', scope: 'offline', exit: 0 },
  counts: { total: 2, passed: 1, failed: 0, skipped: 1 },
  unstable: [],
  unmatched: [],
  notes: [],
  milliseconds: 61_240,
};

describe('how the suites go on', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('is one line as a suite begins and one as it ends, where nobody watches', () => {
    const { progress, shown } = watch(false);
    progress.started('unit', ['npm', 'test']);
    vi.advanceTimersByTime(5_000);
    progress.output(Buffer.from('ok 1\n'));
    progress.ended('unit', result);
    expect(shown()).toBe('unit: npm test\nunit: exit 0, 2 tests: 1 passed, 0 failed, 1 skipped (61.2 s)\n');
  });

  it('is a line that lives, with the tests that have finished, on a terminal', () => {
    const { progress, shown } = watch(true);
    progress.started('unit', 'npm test');
    vi.advanceTimersByTime(1_000);
    progress.output(Buffer.from('ok 1 - a\nnot ok 2 - b\nsome'));
    progress.output(Buffer.from(' words\n'));
    vi.advanceTimersByTime(61_000);
    progress.ended('unit', result);
    const lines = shown().split('\r\u001b[2K');
    expect(lines[0]).toBe('unit: npm test\n');
    expect(lines[1]).toBe('unit: 1 s');
    expect(lines[2]).toBe('unit: 2 s, 2 tests');
    expect(lines.at(-2)).toBe('unit: 1 min 2 s, 2 tests');
    expect(lines.at(-1)).toBe('unit: exit 0, 2 tests: 1 passed, 0 failed, 1 skipped (61.2 s)\n');
  });

  it('tells what is odd about the reports, as far as a screen holds it', () => {
    const { progress, shown } = watch(false);
    progress.ended('unit', { ...result, notes: ['a.xml: the plan declares 5 tests, its rows are 2\u001b[2J'] });
    expect(shown()).toMatch(/\(61\.2 s\)\n {2}a\.xml: the plan declares 5 tests, its rows are 2[^\u001b]*\n$/);
    progress.ended('unit', { ...result, notes: Array.from({ length: 12 }, (_, index) => `note ${index}`) });
    expect(shown()).toMatch(/ {2}note 9\n {2}and 2 more that `recount parse FILE` tells\n$/);
  });

  it('ends with a bad suite’s own last words', () => {
    const { progress, shown } = watch(false);
    progress.ended('unit', {
      ...result,
      record: { ...result.record, exit: 1 },
      refused: 'no file',
      tail: 'Error: x\n\n',
    });
    expect(shown()).toBe(
      'unit: exit 1, 2 tests: 1 passed, 0 failed, 1 skipped, reports refused: no file (61.2 s)\nError: x\n',
    );
  });

  it.each([
    [false, 'not ok 1 title\n    at x\n'],
    [true, 'not \u001b[31mok\u001b[0m 1\u202e \u001b]0;evil\u0007title\n\tat x\n'],
  ])('has colours and controls of a suite on a terminal alone: %s', (isTerminal, said) => {
    const { progress, shown } = watch(isTerminal);
    progress.ended('unit', {
      ...result,
      tail: 'not \u001b[31mok\u001b[0m 1\u202e \u001b]0;evil\u0007title\n\tat x\n',
    });
    expect(shown()).toBe(`unit: exit 0, 2 tests: 1 passed, 0 failed, 1 skipped (61.2 s)\n${said}`);
  });

  it('shows a command of many lines as one, and cuts a long one', () => {
    const { progress, shown } = watch(false);
    progress.started('unit', `set -e\nnpm ci\u001b[31m\n${'x'.repeat(200)}`);
    expect(shown()).toMatch(/^unit: set -e npm ci x+…\n$/);
    expect(shown().length).toBeLessThan(120);
  });
});
