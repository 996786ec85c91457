export type { Annotation, AnnotationLevel } from './runner/annotations.ts';
export type { StreamOrder } from './runner/child.ts';
export type { Command } from './runner/command.ts';
export { type Interpretation, interpret } from './runner/interpreter.ts';
export { type JobConclusion, type JobOutputs, jobOutputs } from './runner/job.ts';
export { createMasks, type Masks } from './runner/masks.ts';
export { runStep, type StepOptions, type StepResult } from './runner/step.ts';
