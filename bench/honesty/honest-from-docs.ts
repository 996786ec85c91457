import { type History, match } from './history.ts';

// Written from README.md and docs/ alone, before a line of what reads a block and judges it was read.

const failing = { name: 'divides by zero', does: 'fails' } as const;
const CHECKLIST =
  '\n\n- [x] I have run the tests\n- [ ] and the others\n\n| suite | result |\n| --- | --- |\n| mine | good |\n';

/** The honest histories of which the documentation tells the verdict. */
export const honestFromDocs: readonly History[] = [
  {
    title: 'pinned into a text before the pull request was open',
    right: match,
    play: async ({ desk, judge, pull }) => {
      pull.edit({ body: await (await desk()).pinInto('What it is for.\n') });
      return judge();
    },
  },
  {
    title: 'a red suite, pinned as it is',
    right: { outcome: 'failing', codes: ['suite-failed'] },
    stage: { tests: [failing] },
    play: async ({ desk, judge }) => {
      await (await desk()).pin();
      return judge();
    },
  },
  {
    title: 'a red suite that the policy only wants reported',
    right: match,
    stage: { tests: [failing], policy: { unit: { must: 'report' } } },
    play: async ({ desk, judge }) => {
      await (await desk()).pin();
      return judge();
    },
  },
  {
    title: 'a new commit with the same tree, answered from the stored record',
    right: match,
    play: async ({ desk, judge }) => {
      const { pin, commit, push } = await desk();
      await pin();
      await commit('Nothing', '--allow-empty');
      await push();
      await pin();
      return judge();
    },
  },
  {
    title: 'counts alone are compared',
    right: match,
    stage: { policy: { unit: { tests: 'counts' } } },
    play: async ({ desk, judge }) => {
      await (await desk()).pin();
      return judge();
    },
  },
  {
    title: 'the exit alone is compared',
    right: match,
    stage: { policy: { unit: { tests: 'outcome' } } },
    play: async ({ desk, judge }) => {
      await (await desk()).pin();
      return judge();
    },
  },
  {
    title: 'a comment and a timeout of the policy changed on the base',
    right: match,
    play: async ({ desk, judge, setPolicy }) => {
      await (await desk()).pin();
      await setPolicy({ comment: 'Who changes this reads docs/policy.md.', unit: { timeout: '14m' } });
      return judge();
    },
  },
  {
    title: 'the policy moved on the base',
    right: { outcome: 'stale', codes: ['policy-moved'] },
    play: async ({ desk, judge, setPolicy }) => {
      await (await desk()).pin();
      await setPolicy({ unit: { tests: 'counts' } });
      return judge();
    },
  },
  {
    title: 'prose and tables around the block, edited after the check was green',
    right: match,
    play: async ({ desk, judge, pull }) => {
      await (await desk()).pin();
      await judge();
      pull.edit({ body: `> A quotation.\n\n${pull.body()}${CHECKLIST}` });
      return judge();
    },
  },
  {
    title: 'no block where none is required',
    right: match,
    stage: { policy: { top: { block: 'when-present' } } },
    play: async ({ judge }) => judge(),
  },
  {
    title: 'a suite of other paths, which is not run',
    right: match,
    stage: { policy: { suites: { docs: { run: 'exit 1', scope: 'offline', paths: ['handbook/**'] } } } },
    play: async ({ desk, judge }) => {
      await (await desk()).pin();
      return judge();
    },
  },
  {
    title: 'a second pull request with the same head, pinned too',
    right: match,
    play: async ({ desk, judge, pull, world }) => {
      await (await desk()).pin();
      await world.openPullRequest({ branch: 'twin', headSha: pull.headSha(), body: pull.body() });
      return judge();
    },
  },
  {
    title: 'a block of the smallest size',
    right: match,
    stage: { policy: { top: { 'block-size': 1000 } } },
    play: async ({ desk, judge }) => {
      await (await desk()).pin();
      return judge();
    },
  },
  {
    title: 'a second suite without reports, and none is confirmed',
    right: match,
    stage: { policy: { top: { confirm: false }, suites: { lint: { run: ['true'], scope: 'syntax' } } } },
    play: async ({ desk, judge }) => {
      await (await desk()).pin();
      return judge();
    },
  },
];
