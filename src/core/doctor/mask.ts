import type { Command } from '../record/record.ts';

const SHELL = /^(?:.*\/)?(?:ba|z|da|k|a)?sh$/;

/** What is quoted is text, unless a shell is given it as a script. */
const QUOTED = /'[^']*'|"(?:[^"\\]|\\[^])*"/g;
const INNER_SHELL =
  /(?:^|[\s;&|(])(?:\S*\/)?(?:ba|z|da|k|a)?sh((?:\s+(?:-\S+|pipefail))*)\s+('[^']*'|"(?:[^"\\]|\\[^])*")/g;

/** Options by which a program ends well where tests fail (the manuals of Surefire, Maven and make). */
const IGNORES =
  /(?:^|\s)(?:-D(?:maven\.test\.failure\.ignore|testFailureIgnore)(?:=true)?(?=\s|$)|(?:\S*\/)?mvnw?\s(?:[^;&|\n]*\s)?(?:-fn|--fail-never)(?=\s|$)|(?:\S*\/)?g?make\s(?:[^;&|\n]*\s)?(?:-i|--ignore-errors)(?=\s|$))/;
const IGNORED = 'is told to end well where tests fail';

const MASKS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [
    /\|\|\s*(?:[({]\s*)?(?:\S*\/)?(?:true|:|exit\s+0)(?![\w-])|\|\|\s*(?:\S*\/)?(?:echo|printf|cat|tail|head)(?![\w-])(?![^;\n]*&&)|\|\|\s*[({]\s*(?:echo|printf)(?![\w-])[^;&|\n]*;?\s*[)}]/,
    'is followed by `||` and something that succeeds',
  ],
  [IGNORES, IGNORED],
  [/(?:^|[\s;])set\s+\+(?:\w*e\w*|o\s+errexit)(?!\w)/, 'switches off that a failing command ends the script'],
  [/(?:^|[\s;])set\s+\+o\s+pipefail\b/, 'switches `pipefail` off'],
  [/(?<![&>|<])&\s*$/, 'is put into the background, and its exit is lost'],
];

const PIPE = /(?<!\|)\|(?![|&])|\|&/;

const maskOfScript = (script: string, guarded: boolean): string | undefined => {
  for (const [, flags = '', quoted = ''] of script.matchAll(INNER_SHELL)) {
    if (!/\s-\w*c/.test(flags)) continue;
    const inner = maskOfScript(quoted.slice(1, -1), /pipefail/.test(flags));
    if (inner !== undefined) return inner;
  }
  const bare = script.replace(QUOTED, '""').replace(/\\\n/g, ' ');
  const found = MASKS.find(([pattern]) => pattern.test(bare));
  if (found !== undefined) return found[1];
  const isGuarded = guarded || /(?:^|[\s;])set\s+-\w*o\s+pipefail\b/.test(bare);
  return PIPE.test(bare) && !isGuarded
    ? 'is a pipe without `pipefail`, whose exit is that of its last part'
    : undefined;
};

/**
 * How a suite's command hides its own failure, or undefined where it does not as far as can be seen. Recount runs a
 * string with `bash -eo pipefail`, so a plain pipe in it is guarded; a shell that the command starts itself is not.
 */
export const maskOf = (command: Command): string | undefined => {
  if (typeof command === 'string') return maskOfScript(command, true);
  const [program = '', ...args] = command;
  if (IGNORES.test(command.join(' '))) return IGNORED;
  const at = args.findIndex((arg) => /^-\w*c$/.test(arg));
  const script = at < 0 ? undefined : args.slice(at + 1).find((arg) => !/^(?:-|pipefail$)/.test(arg));
  if (!SHELL.test(program) || script === undefined) return undefined;
  return maskOfScript(script, args.includes('pipefail'));
};
