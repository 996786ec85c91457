import type { Runner } from './runner.ts';
import { ctest } from './runners/cpp.ts';
import { goTest } from './runners/go.ts';
import { surefire } from './runners/java.ts';
import { bun, jest, mocha, nodeTest, vitest } from './runners/javascript.ts';
import { pytest } from './runners/python.ts';
import { rspec } from './runners/ruby.ts';
import { cargoTest, nextest } from './runners/rust.ts';

/** Every runner whose projects are made. */
export const runners: readonly Runner[] = [
  vitest,
  jest,
  mocha,
  nodeTest,
  bun,
  pytest,
  goTest,
  cargoTest,
  nextest,
  surefire,
  ctest,
  rspec,
];
