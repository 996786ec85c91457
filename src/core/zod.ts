// The small build of zod: functions in the place of methods. A program that parses each document once spends more time on
// hanging methods onto schemas than on parsing. It brings no messages of its own: these are the ones of the large build.
import { config, locales } from 'zod/mini';

config(locales.en());

export * from 'zod/mini';
