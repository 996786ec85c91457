// Loaded before what is measured (`node --import`): leaves the process's peak of memory, in MiB, in the file that is named.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  writeFileSync(process.env.RECOUNT_PEAK, String(Math.round(process.resourceUsage().maxRSS / 1024)));
});
