// One program a job: what starts the pull request's code is no part of the one that judges, and neither loads the other.
const runsSuites = ['rerun', 'verify'].includes(process.env['INPUT_JOB']?.trim() ?? '');
const { main } = runsSuites ? await import('./rerun.ts') : await import('./verdict.ts');
process.exitCode = await main();
