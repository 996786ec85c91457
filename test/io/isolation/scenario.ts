import { z } from 'zod';

const stepSchema = z.strictObject({
  command: z.union([z.string(), z.array(z.string())]),
  cwd: z.string(),
  env: z.record(z.string(), z.string()),
  timeout: z.number(),
  network: z.enum(['open', 'none']),
  folder: z.string().optional(),
  /** Files to delete after the step. */
  remove: z.array(z.string()).optional(),
});

/** What the driver is to do: open, prepare, run each step, close. */
export const scenarioSchema = z.strictObject({
  options: z.strictObject({
    level: z.enum(['auto', 'none', 'user', 'namespace']),
    root: z.string(),
    home: z.string(),
    folders: z.array(z.string()),
    readOnly: z.array(z.string()),
    hidden: z.array(z.string()),
  }),
  steps: z.array(stepSchema),
  /** The driver kills itself that many milliseconds after it has begun the last step. */
  dieAfter: z.number().optional(),
});
export type Scenario = z.infer<typeof scenarioSchema>;

const faultSchema = z.strictObject({ code: z.string(), message: z.string() });

const resultSchema = z.strictObject({
  milliseconds: z.number(),
  exit: z.union([z.number(), z.string()]).optional(),
  output: z.string(),
  bytes: z.number(),
  drained: z.boolean(),
  fault: faultSchema.optional(),
});

/** What the driver tells. An exit is as the record writes it; times are milliseconds. */
export const toldSchema = z.strictObject({
  level: z.string(),
  network: z.string(),
  fault: faultSchema.optional(),
  results: z.array(resultSchema),
  opening: z.number(),
  closing: z.number(),
});
export type Told = z.infer<typeof toldSchema>;
