import { expect, test } from 'vitest';
import { workflowFile } from '../../src/core/workflow-file.ts';

test.each<[told: string, path: string, ref: string | undefined]>([
  ['.github/workflows/a.yml', '.github/workflows/a.yml', undefined],
  ['.github/workflows/a.yaml@main', '.github/workflows/a.yaml', 'main'],
  ['octo/gate/.github/workflows/a.yml@refs/heads/x@y.yml', 'octo/gate/.github/workflows/a.yml', 'refs/heads/x@y.yml'],
  ['o/g/.github/workflows/a@b.yml@refs/pull/7/merge', 'o/g/.github/workflows/a@b.yml', 'refs/pull/7/merge'],
  ['o/g/.github/workflows/a.yml@b.yml@refs/pull/7/merge', 'o/g/.github/workflows/a.yml@b.yml', 'refs/pull/7/merge'],
  ['.github/workflows/a.yml@b.yml', '.github/workflows/a.yml@b.yml', undefined],
  ['.github/workflows/a.yml@b', '.github/workflows/a.yml', 'b'],
  ['dynamic/pages/pages-build@main', 'dynamic/pages/pages-build@main', undefined],
  ['', '', undefined],
])('of a workflow told as %s the file is %s', (told, path, ref) => {
  expect(workflowFile(told)).toEqual({ path, ref });
});
