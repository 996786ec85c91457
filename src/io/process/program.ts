import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, sep } from 'node:path';

/**
 * The absolute path of a program on the given PATH. Empty and relative entries mean the current folder, where a program
 * of the checkout could wait for us: they are passed over, and so is whatever lies in the folder `outside`, by its own
 * name or by a link.
 */
export const findProgram = (
  name: string,
  env: Readonly<Record<string, string>>,
  outside?: string,
): string | undefined => {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const forbidden = outside === undefined ? undefined : real(outside);
  for (const folder of pathOf(env).split(delimiter)) {
    const path = join(folder, file);
    if (!isAbsolute(folder) || !isExecutable(path)) continue;
    const lies = (place: string): boolean =>
      forbidden !== undefined && `${real(place)}${sep}`.startsWith(`${forbidden}${sep}`);
    if (!lies(folder) && !lies(path)) return path;
  }
  return undefined;
};

// Windows writes `Path`.
const pathOf = (env: Readonly<Record<string, string>>): string =>
  Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';

const real = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
};

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};
