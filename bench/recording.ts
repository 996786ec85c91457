import * as z from 'zod';

/** What GitHub answered to one request. */
const answerSchema = z.object({ status: z.number(), headers: z.record(z.string(), z.string()), body: z.string() });

/** How a job's process was started, and what GitHub answered it; `{{origin}}` stands for the address of who answers. */
const recordingSchema = z.object({
  args: z.array(z.string()),
  cwd: z.string(),
  env: z.record(z.string(), z.string()),
  event: z.string(),
  exchanges: z.record(z.string(), answerSchema),
});
export type Recording = z.infer<typeof recordingSchema>;

const PLACE = '{{origin}}';

/** The text of a recording that was made through `origin`. */
export const encodeRecording = (recording: Recording, origin: string): string =>
  JSON.stringify(recording).replaceAll(origin, PLACE);

/** A recording as it reads where `origin` answers. */
export const decodeRecording = (text: string, origin: string): Recording =>
  recordingSchema.parse(JSON.parse(text.replaceAll(PLACE, origin)));
