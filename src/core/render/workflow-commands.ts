/**
 * The runner looks for its words by the rules of a language, in which these characters count for nothing: a command
 * with one of them inside is a command all the same (.NET, "String comparison", and actions/runner, ActionCommand.cs).
 */
const UNCOUNTED = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]|(?![\t\n\r])\p{Cc}/gu;

/** `::` where a line begins, for the runner or for anybody: white space of any kind before it is none. */
const NEWER = /^([\s\p{Z}\u0085]*):(?=:)/gmu;

const OLDER = /##\[/g;

/**
 * Outside text as it may stand in a log: no command of the runner is left in it. `::name::` is honoured at the start of a
 * line, `##[name]` anywhere in it; each is broken by a blank, which counts in every language.
 */
export const withoutCommands = (text: string): string =>
  text.replace(UNCOUNTED, '').replace(NEWER, '$1: ').replace(OLDER, '## [');

/** The problem matchers of the actions that set tools up, by their owners, as the actions' own repositories name them. */
const MATCHERS = [
  'checkout-git',
  'eslint-compact',
  'eslint-stylish',
  'tsc',
  'python',
  'go',
  'java',
  'csc',
  'msvc',
  'rspec',
  'rubocop',
  'phpunit',
  'cargo-common',
  'cargo-test',
  'cargo-clippy',
  'rustfmt',
  'rust-compiler',
  'clippy',
  'shellcheck',
] as const;

/**
 * Commands that take problem matchers back: what a suite prints would otherwise become annotations (actions/toolkit,
 * "Problem Matchers"). An owner that is not registered is passed over.
 */
export const withoutMatchers = (): string => MATCHERS.map((owner) => `::remove-matcher owner=${owner}::\n`).join('');
