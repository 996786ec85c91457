import { isMap, parseDocument } from 'yaml';
import { err, ok, type Result } from '../result.ts';

const BEGIN = '# >>> recount: nothing is pushed without a record where the policy wants one';
const END = '# <<< recount';

/**
 * The lines of a pre-push hook. What git gives on standard input is kept for what comes after: other hooks, such as the
 * one of Git LFS, read it too.
 */
const block = (command: string): string => `${BEGIN}
recount_refs=$(cat)
printf '%s\\n' "$recount_refs" | ${command} "$@" || exit 1
exec <<RECOUNT_REFS
$recount_refs
RECOUNT_REFS
${END}
`;

/** The name of the setting that holds the command in a clone whose hook is shared by all who work on it. */
export const SHARED_SETTING = 'recount.prePush';

/** The command of a hook that is committed: each clone sets its own, and one that sets none is left alone. */
export const SHARED_COMMAND = `sh -c "$(git config --get ${SHARED_SETTING} || echo true)"' "$@"' sh`;

// A first line may name the shell by way of env, with a path, and give it options.
const SHELL_LINE = /^#!\s*(?:\S*[/\\])?(?:env\s+(?:-\S+\s+)*(?:\S*[/\\])?)?(?:ba|da|z|k)?sh(?:\.exe)?(?:\s|$)/;

/**
 * A pre-push hook with our lines before all others; undefined where it is written for another program than a shell. What
 * has no first line for the system is run by a shell, unless it is a program itself, which holds a zero.
 */
export const withPrePush = (text: string | undefined, command: string): string | undefined => {
  if (text === undefined || text.trim() === '') return `#!/bin/sh\n${block(command)}`;
  const [first = ''] = text.split('\n', 1);
  if (text.includes('\0') || (first.startsWith('#!') && !SHELL_LINE.test(first))) return undefined;
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin !== -1 && end > begin)
    return `${text.slice(0, begin)}${block(command)}${text.slice(end + END.length).replace(/^\n/, '')}`;
  const at = first.startsWith('#!') ? first.length + 1 : 0;
  const head = text.slice(0, at);
  return `${head}${head === '' || head.endsWith('\n') ? '' : '\n'}${block(command)}${text.slice(at)}`;
};

/** lefthook's settings of one clone (`lefthook-local.yml`) with our command in `pre-push`. */
export const withLefthook = (text: string | undefined, command: string): Result<string, string> => {
  const document = parseDocument(text ?? '');
  if (document.errors.length > 0) return err('is not YAML');
  if (document.contents !== null && !isMap(document.contents)) return err('is no map');
  document.setIn(['pre-push', 'commands', 'recount'], document.createNode({ run: command, use_stdin: true }));
  return ok(document.toString());
};
