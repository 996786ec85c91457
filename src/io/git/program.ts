import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';

/**
 * The absolute path of a program on the given PATH. Empty and relative entries mean the current folder, where a program
 * of the checkout could wait for us: they are passed over.
 */
export const findProgram = async (name: string, env: Readonly<Record<string, string>>): Promise<string | undefined> => {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  for (const folder of pathOf(env).split(delimiter)) {
    if (isAbsolute(folder) && (await isExecutable(join(folder, file)))) return join(folder, file);
  }
  return undefined;
};

// Windows writes `Path`.
const pathOf = (env: Readonly<Record<string, string>>): string =>
  Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';

const isExecutable = async (path: string): Promise<boolean> => {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
};
