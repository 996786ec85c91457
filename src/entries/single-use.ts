import * as z from 'zod';

// A door parses each document once: compiling a parser for it would cost more than it saves.
z.config({ jitless: true });
