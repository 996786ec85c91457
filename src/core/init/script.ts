/** A shell would do more with these than pass them on as arguments. */
const SHELL = /[;&|<>()`$\\#\n\r\0]/;
const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+/g;

/** A command of a manifest's script, cut into words: settings of its environment, the program, its arguments. */
export interface ScriptCommand {
  readonly settings: readonly string[];
  readonly program: string;
  readonly words: readonly string[];
}

/** Reads a script that is one plain command; nothing where a shell would have more to do. */
export const readScript = (script: string): ScriptCommand | undefined => {
  if (SHELL.test(script)) return undefined;
  const all = script.match(WORD) ?? [];
  const words = all[0] === 'cross-env' ? all.slice(1) : all;
  const start = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word));
  const program = words[start];
  return program === undefined
    ? undefined
    : { settings: words.slice(0, start), program, words: words.slice(start + 1) };
};

/**
 * The arguments without the options named: `--name`, `--name=value` and, where the option takes one, `--name value`.
 * A name that is no option is dropped where it stands alone, as `run` in `vitest run`.
 */
export const withoutOptions = (
  words: readonly string[],
  dropped: Readonly<Record<string, 'flag' | 'value'>>,
): readonly string[] => {
  const kept: string[] = [];
  let isValue = false;
  for (const word of words) {
    const name = word.replace(/=.*/, '');
    if (isValue) isValue = false;
    else if (Object.hasOwn(dropped, name)) isValue = dropped[name] === 'value' && name === word;
    else kept.push(word);
  }
  return kept;
};
