/** A zero-width space: unseen in a log, and no runner takes it for white space or part of a command. */
const BREAK = '\u200b';

/**
 * Outside text as it may stand in a log: no command of the runner is left in it, in neither syntax. `::name::` is
 * honoured at the start of a line after any white space, `##[name]` anywhere (actions/runner, ActionCommand.cs);
 * breaking both wherever they occur needs no notion of a line or of white space.
 */
export const withoutCommands = (text: string): string =>
  text.replace(/:(?=:)/g, `:${BREAK}`).replace(/##\[/g, `#${BREAK}#[`);
