// One program a job: what starts the pull request's code is no part of the one that judges, and neither loads the other.
if (['rerun', 'verify'].includes(process.env['INPUT_JOB']?.trim() ?? '')) {
  // First of all, and beside all else: nothing else takes as long before a suite can start.
  const { Worker } = await import('node:worker_threads');
  const checkout = new Promise<unknown>((answer) => {
    const thread = new Worker(new URL('./verify-checkout.js', import.meta.url));
    thread.once('message', answer).once('error', answer);
    thread.once('exit', () => answer('the thread ended without an answer'));
  });
  const { main } = await import('./rerun.ts');
  process.exitCode = await main(checkout);
} else {
  const { main } = await import('./verdict.ts');
  process.exitCode = await main();
}
