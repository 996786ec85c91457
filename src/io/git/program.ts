import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/**
 * The absolute path of a program on the given PATH. Empty and relative entries mean the current folder, where a program
 * of the checkout could wait for us: they are passed over.
 */
export const findProgram = (name: string, env: Readonly<Record<string, string>>): string | undefined => {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  for (const folder of pathOf(env).split(delimiter)) {
    if (isAbsolute(folder) && isExecutable(join(folder, file))) return join(folder, file);
  }
  return undefined;
};

// Windows writes `Path`.
const pathOf = (env: Readonly<Record<string, string>>): string =>
  Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};
