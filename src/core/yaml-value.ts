import type { Document } from 'yaml';
import { err, ok, type Result } from './result.ts';

/** What a document of YAML stands for. The library throws where aliases within aliases would fill the memory. */
export const yamlValue = (document: Document): Result<unknown, string> => {
  try {
    const value: unknown = document.toJS();
    // What stands in itself, by an alias, has no end as text, nor for whatever walks it.
    JSON.stringify(value);
    return ok(value);
  } catch {
    return err('its aliases stand for more than is read, or for what they stand in');
  }
};
