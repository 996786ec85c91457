import * as z from '../core/zod.ts';

// A door parses each document once: compiling a parser for it would cost more than it saves.
z.config({ jitless: true });
