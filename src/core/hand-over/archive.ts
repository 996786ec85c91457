import { unzipSync, zipSync } from 'fflate';
import { fault } from '../fault.ts';
import { err, ok, type Result } from '../result.ts';

/** The files of an artifact as GitHub keeps it: a zip, here without compression and with a fixed time. */
export const packArchive = (files: Readonly<Record<string, Uint8Array>>): Uint8Array =>
  zipSync({ ...files }, { level: 0, mtime: '1980-01-01T00:00:00' });

/** The one file `name` of an archive; refused where there is another, or where it is larger than `limit` bytes. */
export const unpackFile = (archive: Uint8Array, name: string, limit: number): Result<Uint8Array> => {
  const entries: string[] = [];
  try {
    const files = unzipSync(archive, {
      filter: (entry) => {
        entries.push(entry.name);
        return entry.name === name && entry.originalSize <= limit;
      },
    });
    const file = files[name];
    if (file !== undefined && entries.length === 1) return ok(file);
    return err(fault('hand-over-broken', `the artifact should hold ${name} alone, and holds ${entries.slice(0, 5).join(', ')}`));
  } catch (cause) {
    return err(fault('hand-over-broken', 'the artifact is not a zip archive', { cause }));
  }
};
