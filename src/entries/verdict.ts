import './single-use.ts';
import { startJob } from './action/job.ts';
import { runVerdictJob } from './action/verdict-job.ts';

/** The job that judges. A job that the action does not know ends here too, as a fault of the workflow. */
export const main = () => startJob(({ run, inputs, service }) => runVerdictJob(run, inputs, service));
