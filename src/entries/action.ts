// One program a job: what starts the pull request's code is no part of the one that judges, and neither loads the other.
const job = process.env['INPUT_JOB']?.trim() ?? '';
if (['rerun', 'verify'].includes(job)) {
  // First of all, and beside all else: nothing else takes as long before a suite can start.
  const { Worker } = await import('node:worker_threads');
  const checkout = new Promise<unknown>((answer) => {
    const thread = new Worker(new URL('./verify-checkout.js', import.meta.url));
    thread.once('message', answer).once('error', answer);
    thread.once('exit', () => answer('the thread ended without an answer'));
  });
  const { main } = await import('./rerun.ts');
  process.exitCode = await main(checkout);
} else if (['open-check', 'close-check'].includes(job)) {
  // What can make a check run is loaded for tier app alone.
  const { main } = await import('./app-check.ts');
  process.exitCode = await main();
} else if (job === 'audit') {
  const { auditPush } = await import('./desk-verbs.ts');
  process.exitCode = await auditPush();
} else {
  const { main } = await import('./verdict.ts');
  process.exitCode = await main();
}
