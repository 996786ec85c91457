import { describe, expect, it } from 'vitest';
import { openTestCounter } from '../../src/entries/cli/test-counter.ts';

const count = (...chunks: readonly (string | Buffer)[]): number => {
  const counter = openTestCounter();
  for (const chunk of chunks) counter.write(Buffer.from(chunk));
  return counter.finished();
};

describe('finished tests in a runner’s output', () => {
  it.each([
    ['TAP', 'TAP version 13\nok 1 - a\nnot ok 2 - b\n1..2\n', 2],
    ['nested TAP', '    ok 1 - a\nok 1 - b\n', 2],
    [
      'go test -json',
      '{"Action":"run","Test":"A"}\n{"Action":"pass","Package":"p","Test":"A"}\n{"Action":"pass","Package":"p"}\n',
      1,
    ],
    ['go test -v', '=== RUN   A\n--- PASS: A (0.00s)\n    --- SKIP: A/b (0.00s)\n', 2],
    ['Vitest and Mocha', ' ✓ adds 2ms\n × divides\n ↓ skipped\n', 3],
    ['cargo', 'test a ... ok\ntest b ... FAILED\ntest c ... ignored\n', 3],
    ['pytest -v', 'test_a.py::test_a PASSED   [ 50%]\ntest_a.py::test_b FAILED   [100%]\n', 2],
    ['prose', 'ok then\nAll tests passed\n', 0],
  ])('%s', (_title, output, tests) => {
    expect(count(output)).toBe(tests);
  });

  it('are counted once, wherever the output is cut', () => {
    const bytes = Buffer.from(' ✓ adds\n ✓ subtracts\n');
    for (let at = 0; at <= bytes.length; at++) expect(count(bytes.subarray(0, at), bytes.subarray(at))).toBe(2);
  });

  it('are not looked for in a line that is too long, which is not kept either', () => {
    expect(count(`ok 1 ${'x'.repeat(20_000)}\nok 2\n`)).toBe(1);
    expect(count('ok 1 ', ...Array.from({ length: 30 }, () => 'x'.repeat(1_000)), '\nok 2\n')).toBe(1);
  });
});
