import type { Complaint } from '../cause.ts';

/**
 * The keys by which runners say in a YAML block why a test failed. What an assertion compared, and by what, is told by
 * node:test, tape, Vitest, QUnit (`actual`), node-tap (`found`, `compare`) and AVA (`assertion`).
 */
const KEY =
  /^\s*(error|message|code|name|type|operator|actual|found|compare|assertion|failureType|exitCode)\s*:\s*['"]?(.*?)['"]?$/;
const COMPARED = ['operator', 'actual', 'found', 'compare', 'assertion'];
/** The comments by which Bats tells which command failed, and Perl's Test::More what it got instead. */
const BATS = /^#\s+`(.*)' failed(?: with status (\d+))?$/;
const BATS_CHECKS = /^(?:! )?(?:\[\[? |test |assert|refute|fail\b)/;
/** AVA calls what a test throws by the name of its own assertions, and says so in the details. */
const AVA = /^\s*'?(Error thrown in test|Rejected promise returned by test):/;
const PERL = /^#\s+got: /;

/** The complaint with what a line of a YAML block adds to it. */
export const withLine = (before: Complaint | undefined, line: string): Complaint | undefined => {
  const [, thrown] = AVA.exec(line) ?? [];
  if (thrown !== undefined) return { ...before, message: thrown };
  const [, key, value = ''] = KEY.exec(line) ?? [];
  if (key === undefined || value === '' || /^[|>]-?$/.test(value)) return before;
  if (key === 'error' || key === 'message') return { message: value, ...before };
  // node:test gives a file that failed outside its tests the status that it exited with.
  if (key === 'exitCode') return { ...before, stated: 'error' };
  if (key === 'failureType') return value === 'testCodeFailure' ? before : { ...before, stated: 'error' };
  if (COMPARED.includes(key) || value === 'ERR_ASSERTION') return { ...before, type: 'AssertionError' };
  return key === 'name' || key === 'type' ? { type: value, ...before } : before;
};

/** The complaint with what a comment adds to it. */
export const withComment = (before: Complaint | undefined, line: string): Complaint | undefined => {
  if (PERL.test(line)) return { ...before, stated: 'assertion' };
  const [, command, status] = BATS.exec(line) ?? [];
  if (command === undefined) return before;
  const message = line.replace(/^#\s+/, '');
  // By this status a shell says that there is no such command.
  if (status === '127') return { message, stated: 'error' };
  return BATS_CHECKS.test(command) ? { message, stated: 'assertion' } : { message };
};
