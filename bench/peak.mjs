// Loaded before what is measured (`node --import`): leaves the process's peak of memory, in MiB, and its CPU time, in
// milliseconds, in the file that is named.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const found = { peak: Math.round(maxRSS / 1024), cpu: Math.round((userCPUTime + systemCPUTime) / 1000) };
  writeFileSync(process.env.RECOUNT_PEAK, JSON.stringify(found));
});
