import { describe, expect, test } from 'vitest';
import { workflowSource } from '../../../src/core/judge/workflow-source.ts';

describe('the file of the running workflow', () => {
  test.each([
    'octo/demo/.github/workflows/recount.yml@refs/pull/7/merge',
    'octo/demo/.github/workflows/recount.yml@refs/heads/gh-readonly-queue/main/pr-7-abc',
    // A pull request names its file as it likes.
    'octo/demo/.github/workflows/re@count.yml@refs/pull/7/merge',
    'octo/demo/.github/workflows/recount.yml@refs.yml@refs/pull/7/merge',
    // What cannot be told is no better.
    undefined,
    '',
    'recount.yml',
    'octo/demo@refs/heads/main',
    'octo/demo/.github/workflows/a.yml@refs/pull/7/merge@refs/heads/main',
  ])('is the pull request’s own: %s', (ref) => {
    expect(workflowSource(ref).own).toBe(true);
  });

  test.each([
    'octo/gate/.github/workflows/recount.yml@refs/heads/main',
    'octo/gate/.github/workflows/recount.yml@0123456789abcdef0123456789abcdef01234567',
    'octo/demo/.github/workflows/recount.yml@refs/heads/main',
    'octo/gate/.github/workflows/re@count.yaml@refs/heads/release@2',
  ])('is not: %s', (ref) => {
    expect(workflowSource(ref)).toEqual({ own: false, ref });
  });
});
