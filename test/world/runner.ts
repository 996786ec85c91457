export { interpret } from './runner/interpreter.ts';
export { type JobConclusion, jobOutputs } from './runner/job.ts';
export { runStep, type StepOptions, type StepResult } from './runner/step.ts';
