import { unzipSync } from 'fflate';
import { fault } from '../fault.ts';
import { err, ok, type Result } from '../result.ts';

/** The files of an archive, which must be exactly these, each of at most `limit` bytes. */
export const unpackArchive = <Name extends string>(
  archive: Uint8Array,
  names: readonly Name[],
  limit: number,
): Result<Readonly<Record<Name, Uint8Array>>> => {
  const entries: string[] = [];
  const wanted = new Set<string>(names);
  const broken = (what: string, cause?: unknown) => err(fault('hand-over-broken', `the artifact ${what}`, { cause }));
  try {
    const files = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        entries.push(name);
        return wanted.has(name) && originalSize <= limit;
      },
    });
    if (entries.length === names.length && hasAll(files, names)) return ok(files);
    return broken(
      `should hold ${names.join(' and ')}, each of at most ${limit} bytes, and holds ${entries.slice(0, 5).join(', ') || 'nothing'}`,
    );
  } catch (cause) {
    return broken('is not a zip archive', cause);
  }
};

const hasAll = <Name extends string>(
  files: Readonly<Record<string, Uint8Array>>,
  names: readonly Name[],
): files is Readonly<Record<Name, Uint8Array>> => names.every((name) => Object.hasOwn(files, name));
