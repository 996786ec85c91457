/**
 * The names of all formats, as a policy's `format` says them, in the order in which they are tried. Apart from the
 * readers, so that a policy is read without loading them.
 */
export const FORMAT_NAMES = [
  'junit',
  'nunit2',
  'nunit3',
  'xunit',
  'trx',
  'testng',
  'robot',
  'boost-log',
  'ctest-xml',
  'catch2-xml',
  'check-xml',
  'cunit-xml',
  'jest-json',
  'vitest-json',
  'mocha-json',
  'mochawesome-json',
  'playwright-json',
  'pytest-json',
  'rspec-json',
  'cucumber-json',
  'gtest-json',
  'ctrf',
  'go-test-json',
  'libtest-json',
  'dart-json',
  'tap',
] as const;

/** A format by name. */
export type FormatName = (typeof FORMAT_NAMES)[number];
