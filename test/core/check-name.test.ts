import { expect, test } from 'vitest';
import { CHECK } from '../../src/core/check-name.ts';
import { workflowText } from '../../src/core/init/workflow.ts';
import { readWorkflow } from '../workflow-rules.ts';

test('the check has the name of the job that judges, which has no other', () => {
  const { jobs } = readWorkflow(workflowText([]));
  const judges = Object.entries(jobs).filter(([, job]) =>
    job.steps.some(({ with: given }) => given['job'] === 'verdict'),
  );
  expect(judges.map(([id, { name }]) => name ?? id)).toEqual([CHECK]);
});
