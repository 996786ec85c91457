import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read } from './reading.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const load = (name: string): Buffer => readFileSync(join(FIXTURES, name));

/** Files that the runners themselves wrote: format, total/passed/failed/skipped, and what a reader is told. */
const FILES: Readonly<Record<string, readonly [string, string, ...string[]]>> = {
  'ava.tap': ['tap', '7/2/3/2'],
  'bats13.tap': ['tap', '3/1/1/1'],
  'bats-junit.xml': ['junit', '4/1/2/1', 'repaired'],
  'bats.tap': ['tap', '4/1/2/1'],
  'boost-log.xml': ['boost-log', '7/2/4/1'],
  'boost-junit.xml': ['junit', '7/2/4/1', 'declared'],
  'bun-junit.xml': ['junit', '8/4/2/2'],
  'catch2.xml': ['catch2-xml', '5/2/3/0'],
  'ctest-Test.xml': ['ctest-xml', '9/2/4/3'],
  'ctest-junit.xml': ['junit', '9/2/4/3'],
  'cucumber-js-junit.xml': ['junit', '7/2/4/1'],
  'cucumber-js.json': ['cucumber-json', '7/2/3/2'],
  'deno-junit.xml': ['junit', '7/2/3/2'],
  'go-test-bench.json': ['go-test-json', '23/16/6/1', 'synthetic', 'declared'],
  'gotestsum-rerun-junit.xml': ['junit', '31/16/14/1'],
  'gtest-repeat-shuffle.xml': ['junit', '10/5/3/2'],
  'gtest.json': ['gtest-json', '10/5/3/2'],
  'jasmine-.xml': ['junit', '7/1/3/3', 'declared'],
  'jest-retry-junit.xml': ['junit', '1/1/0/0'],
  'jest-retry.json': ['jest-json', '1/1/0/0', 'retried'],
  'mocha-ctrf.json': ['ctrf', '15/7/5/3', 'retried'],
  'mocha-xunit.xml': ['junit', '15/7/5/3', 'declared'],
  'nextest-side-by-side.json': ['libtest-json', '11/9/0/2'],
  'node-test-empty-junit.xml': ['junit', '1/1/0/0'],
  'node-test-single.tap': ['tap', '13/6/4/3'],
  'perl-bail.tap': ['tap', '1/1/0/0', 'declared'],
  'perl-plan.tap': ['tap', '1/1/0/0', 'declared'],
  'perl-skipall.tap': ['tap', '0/0/0/0', 'none'],
  'phpunit-junit.xml': ['junit', '11/4/4/3'],
  'prove-junit.xml': ['junit', '16/9/7/0', 'declared', 'synthetic'],
  'pytest-json-collecterror.json': ['pytest-json', '1/0/1/0', 'synthetic'],
  'pytest-rerun-junit.xml': ['junit', '7/2/3/2'],
  'pytest-xunit1-junit.xml': ['junit', '25/13/9/3', 'declared'],
  'qunit.tap': ['tap', '5/2/1/2'],
  'rspec-loaderror.json': ['rspec-json', '1/0/1/0', 'synthetic'],
  'rspec.json': ['rspec-json', '12/4/5/3'],
  'tape.tap': ['tap', '6/4/0/2'],
  'unittest-skipped-class-junit.xml': ['junit', '3/1/0/2'],
  'vitest-broken-junit.xml': ['junit', '1/0/1/0'],
  'vitest-sum-tap-flat.tap': ['tap', '19/11/3/5'],
  'vitest-sum-tap.tap': ['tap', '19/11/3/5', 'declared'],
  'vitest-sum.json': ['vitest-json', '19/11/3/5'],
  'vitest-types-notsconfig.json': ['vitest-json', '3/0/1/2', 'synthetic'],
  'vitest-types.json': ['vitest-json', '2/1/1/0'],
  'vitest-unhandled.json': ['vitest-json', '1/1/0/0'],
};

describe('reports as the runners write them', () => {
  it('has a row for every fixture', () => expect(Object.keys(FILES).sort()).toEqual(readdirSync(FIXTURES).sort()));

  it.each(Object.entries(FILES))('%s', (name, [format, counts, ...notes]) => {
    const reading = read(load(name));
    expect(reading.format).toBe(format);
    expect(reading.counts).toBe(counts);
    expect(reading.notes.map(({ kind }) => kind)).toEqual(notes);
  });

  it.each(Object.keys(FILES))('%s reads the same in pieces of any size', (name) => {
    const bytes = load(name);
    const whole = read(bytes);
    for (const chunk of [1, 2, 3, 5, 7, 16]) expect(read(bytes, { chunk })).toEqual(whole);
  });

  it('gives the same answer, whole or in pieces, for any damage to a report', () => {
    const contents = Object.keys(FILES).map(load);
    fc.assert(
      fc.property(
        fc.constantFrom(...contents),
        fc.nat(),
        fc.uint8Array({ maxLength: 4 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 16 }),
        (content, at, damage, cut, chunk) => {
          const from = at % content.length;
          const rest = cut ? Buffer.alloc(0) : content.subarray(from + damage.length);
          const damaged = Buffer.concat([content.subarray(0, from), damage, rest]);
          const whole = read(damaged);
          const inPieces = read(damaged, { chunk });
          expect(inPieces.counts).toBe(whole.counts);
          if (whole.fault === undefined) expect(inPieces).toEqual(whole);
        },
      ),
      { numRuns: 300 },
    );
  });
});
