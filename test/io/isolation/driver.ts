import { readFileSync } from 'node:fs';
import type { Fault } from '../../../src/core/fault.ts';
import { recordExit } from '../../../src/core/record/exit.ts';
import { openIsolation } from '../../../src/io/isolation/open.ts';
import { type Scenario, scenarioSchema, type Told } from './scenario.ts';

const bare = ({ code, message }: Fault) => ({ code, message });

const refused = ({ code, message }: Fault): Told => ({
  level: '',
  network: '',
  fault: { code, message },
  results: [],
  opening: 0,
  closing: 0,
});

/** Plays a scenario as whoever started it. */
const play = async ({ options, steps, dieAfter }: Scenario): Promise<Told> => {
  const began = performance.now();
  const opened = await openIsolation({ ...options, platform: process.platform });
  if (!opened.ok) return refused(opened.error);
  const isolation = opened.value;
  const prepared = await isolation.prepare();
  const opening = performance.now() - began;
  if (!prepared.ok) {
    await isolation.close();
    return refused(prepared.error);
  }
  const results: Told['results'] = [];
  for (const [index, step] of steps.entries()) {
    if (dieAfter !== undefined && index === steps.length - 1)
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), dieAfter);
    const started = performance.now();
    const ran = await isolation.run(step);
    const milliseconds = performance.now() - started;
    const removed = await isolation.remove(step.remove ?? []);
    if (!removed.ok) {
      await isolation.close();
      return refused(removed.error);
    }
    results.push(
      ran.ok
        ? {
            milliseconds,
            exit: recordExit(ran.value.exit),
            output: ran.value.output.head,
            bytes: ran.value.output.bytes,
            drained: ran.value.drained,
          }
        : { milliseconds, output: '', bytes: 0, drained: true, fault: bare(ran.error) },
    );
  }
  const closes = performance.now();
  const left = await isolation.close();
  return {
    level: isolation.level,
    network: isolation.network,
    ...(left === undefined ? {} : { fault: bare(left) }),
    results,
    opening,
    closing: performance.now() - closes,
  };
};

const told = await play(scenarioSchema.parse(JSON.parse(readFileSync(0, 'utf8'))));
process.stdout.write(JSON.stringify(told));
