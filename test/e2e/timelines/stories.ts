import { POLICY_PATH } from '../../../src/core/policy/policy-path.ts';
import { policyOf } from '../suite.ts';
import {
  appReports,
  baseGets,
  box,
  branches,
  claims,
  conflicts,
  during,
  forges,
  isQueued,
  judgeEnds,
  judges,
  lags,
  opensTwin,
  pins,
  pushes,
  rerunsAll,
  rerunsFailed,
  retargets,
  runs,
  type Step,
  type Story,
  setsStatus,
  suitesRun,
  twinReports,
  vanishes,
  waitsForApproval,
} from './timeline.ts';

/** An honest pull request whose check is green. */
const green: readonly Step[] = [suitesRun, pins('the truth'), judges('match'), box('in')];

/** One whose body has one number wrong, so that its check is red. */
const red: readonly Step[] = [suitesRun, pins('a lie'), judges('mismatch'), box('out')];

/** The newest counts, whichever way it is told; a red one beside it blocks under the last reading. */
const NEWEST = { out: ['any-red-blocks'] } as const;

const RED_SUITE = { exit: '1\n' };

/** What comes of the job that runs the suites, and of the judge after it. */
const ofTheJobs: readonly Story[] = [
  ...(['failure', 'skipped'] as const).map(
    (result): Story => ({
      title: `the judged job ends with “${result}”: the judge runs all the same, and is red over a true block too`,
      tier: 'named',
      steps: [suitesRun, pins('the truth'), judges('inconclusive', { inputs: { result } }), box('out')],
    }),
  ),
  {
    title: 'the judge itself is cancelled: nothing is green until the run is made again',
    tier: 'named',
    steps: [suitesRun, pins('the truth'), judgeEnds('cancelled'), box('out'), rerunsAll(1, 'match'), box('in')],
  },
  {
    title: 'a second run at a green commit is cancelled: the check is out until that run is made again',
    tier: 'named',
    steps: [...green, suitesRun, judgeEnds('cancelled'), box('out'), rerunsAll(2, 'match'), box('in')],
  },
  {
    title: 'the workflow of the pull request lets its judge be skipped, which counts as passed',
    tier: 'named',
    steps: [suitesRun, pins('a lie'), judgeEnds('skipped'), box('in')],
    owned: 'The pull request changes the workflow, so that the judge is skipped, or another',
  },
];

/** Others that report under the name of the check. */
const ofTheName: readonly Story[] = [
  {
    title: 'a job of another workflow has the name, and is green after the judge was red',
    tier: 'named',
    steps: [...red, twinReports('success'), box(NEWEST)],
    owned: 'A job of another workflow has the name of the check',
  },
  {
    title: 'a job of another workflow has the name, and is skipped after the judge was red',
    tier: 'named',
    steps: [...red, twinReports('skipped'), box(NEWEST)],
    owned: 'A job of another workflow has the name of the check',
  },
  {
    title: 'a job that pushes start has the name, and is green before the judge has ended',
    tier: 'named',
    steps: [
      suitesRun,
      pins('a lie'),
      twinReports('success'),
      box('in'),
      judges('mismatch'),
      box({ out: ['any-red-blocks', 'newest-run'] }),
    ],
    owned: 'A job of another workflow has the name of the check',
  },
  {
    title: 'a job of another workflow has the name, and a ruleset requires the workflow itself',
    tier: 'enforced',
    steps: [...red, twinReports('success'), box('out')],
  },
  {
    title: 'a job of another workflow has the name, and the check must be of the dedicated App',
    tier: 'app',
    steps: [suitesRun, pins('a lie'), appReports('failure'), twinReports('success'), box('out')],
  },
  {
    title: 'a job of another workflow is green after the companion was red over an edit',
    tier: 'enforced',
    steps: [...green, pins('a lie'), runs('mismatch'), box('out'), twinReports('success'), box(NEWEST)],
    owned: 'The companion’s red, after an edit, is covered by another check of the name',
  },
  {
    title: 'a check run is made through the API after the judge was red: it lands in the judge’s own suite',
    tier: 'named',
    steps: [...red, forges, box('in')],
    owned: 'A check run of that name is made through the API',
  },
  {
    title: 'a check run is made through the API, and lands in an older suite than the red one: no judge reads it',
    tier: 'named',
    steps: [
      ...green,
      pins('a lie'),
      runs('mismatch'),
      forges,
      box({ out: ['newest-suite', 'any-red-blocks'] }),
      rerunsAll(2, 'mismatch'),
      box('out'),
    ],
    owned: 'A check run of that name is made through the API',
  },
  {
    title: 'a check run is made through the API, and a ruleset requires the workflow itself',
    tier: 'enforced',
    steps: [...red, forges, box('out')],
  },
  {
    title: 'a check run is made through the API, and the check must be of the dedicated App',
    tier: 'app',
    steps: [suitesRun, pins('a lie'), appReports('failure'), forges, box('out')],
  },
  {
    title: 'a status of the name is set where no check is, and any source will do',
    tier: 'any-source',
    steps: [setsStatus('person'), box('in')],
    owned: 'A status of that name is set, where any source will do',
  },
  {
    title: 'a status of the name is set beside a red check: both are required',
    tier: 'any-source',
    steps: [...red, setsStatus('person'), box('out')],
  },
  {
    title: 'a status of the name is set, and the check must be of Actions',
    tier: 'named',
    steps: [setsStatus('person'), box('out'), ...red, setsStatus('workflow'), box('out')],
  },
];

/** Runs that are not there, or wait. */
const ofNoRun: readonly Story[] = [
  {
    title: 'the change conflicts with its base: no run, and no check',
    tier: 'named',
    steps: [baseGets({ 'shared.txt': 'theirs\n' }), conflicts, box('out')],
  },
  {
    title: 'the head says [skip ci], or a filter passes over it: no run, and no check; another head has one',
    tier: 'named',
    steps: [
      ...green,
      pushes(RED_SUITE, { message: 'More [skip ci]' }),
      claims,
      box('out'),
      pushes({ 'more.txt': 'b\n' }, { force: true }),
      ...green,
    ],
  },
  {
    title: 'a bot opens it, and its run waits for an approval',
    tier: 'named',
    opened: { author: 'agent[bot]', authorType: 'Bot' },
    steps: [waitsForApproval, box('out'), suitesRun, pins('a lie'), judges('mismatch'), box('out')],
  },
];

/** Runs that are made again. */
const ofReruns: readonly Story[] = [
  {
    title:
      'a red run is made again after the body was mended: its event still has the lie, and the judge reads what is',
    tier: 'named',
    steps: [...red, pins('the truth'), box('out'), rerunsAll(1, 'match'), box('in')],
  },
  {
    title: 'a green run is made again after the body was edited into a lie, as its newest attempt and as the only one',
    tier: 'named',
    steps: [...green, pins('a lie'), rerunsAll(1, 'mismatch'), box('out')],
  },
  {
    title: 'the failed jobs alone are run again: the judge takes the earlier hand-over, and the body as it is',
    tier: 'named',
    steps: [...red, rerunsFailed(1, 'mismatch'), box('out'), pins('the truth'), rerunsFailed(1, 'match'), box('in')],
  },
  {
    title: 'an old red run stays beside a newer green one, until it is made again',
    tier: 'named',
    steps: [...red, pins('the truth'), runs('match'), box(NEWEST), rerunsAll(1, 'match'), box('in')],
  },
  {
    title: 'an old red run stays, and a new head with the same tree needs none of it',
    tier: 'named',
    steps: [
      ...red,
      pushes({ 'shared.txt': 'a\n' }, { force: true, message: 'The same files' }),
      box('out'),
      runs('stale'),
      pins('the truth'),
      rerunsAll(2, 'match'),
      box('in'),
    ],
  },
  {
    title: 'an old green attempt is run again over a lie that was judged red: the newest run is red as well',
    tier: 'named',
    steps: [...green, pins('a lie'), runs('mismatch'), rerunsAll(1, 'mismatch'), box('out')],
  },
];

/** Heads that move. */
const ofTheHead: readonly Story[] = [
  {
    title: 'a commit is pushed onto a green head: the check was of the old one',
    tier: 'named',
    steps: [...green, pushes(RED_SUITE), claims, box('out'), runs('mismatch'), box('out')],
  },
  {
    title: 'the head is forced to another commit while its judge reads',
    tier: 'named',
    steps: [
      suitesRun,
      pins('the truth'),
      during(3, pushes(RED_SUITE, { force: true })),
      judges('inconclusive'),
      box('out'),
      claims,
      runs('mismatch'),
      box('out'),
    ],
  },
  {
    title: 'the API lags behind the push: the run waits for the head that it is of',
    tier: 'named',
    steps: [
      ...green,
      pushes({ 'more.txt': 'b\n' }),
      lags(3),
      suitesRun,
      box('out'),
      pins('the truth'),
      judges('match'),
      box('in'),
    ],
  },
  ...(['named', 'enforced'] as const).map(
    (tier): Story => ({
      title: `the head is forced away, the body pins the other commit, and the head is forced back to a green one, at tier ${tier}`,
      tier,
      steps: [
        ...green,
        pushes(RED_SUITE, { force: true }),
        runs('stale'),
        pins('the truth'),
        pushes({ 'shared.txt': 'a\n' }, { force: true, message: 'Change' }),
        box('in'),
        runs('stale'),
        box('out'),
      ],
      owned: 'The head is forced back to a commit that was green before',
    }),
  ),
  ...(['named', 'enforced'] as const).map(
    (tier): Story => ({
      title: `a second pull request with the same head has a lie for its body, at tier ${tier}`,
      tier,
      steps: [
        ...green,
        opensTwin('a lie'),
        box('in'),
        runs('mismatch'),
        box('out'),
        pins('the truth'),
        rerunsAll(2, 'match'),
        box('in'),
      ],
      owned: 'Another pull request with the same head is opened with another block',
    }),
  ),
];

/** Bodies and bases that change after the check. */
const ofTheBody: readonly Story[] = [
  ...(['named', 'enforced'] as const).map(
    (tier): Story => ({
      title: `a body is edited into a lie after the check was green, at tier ${tier}`,
      tier,
      steps: [
        ...green,
        pins('a lie'),
        box('in'),
        runs('mismatch'),
        box('out'),
        pins('the truth'),
        rerunsAll(2, 'match'),
        box('in'),
      ],
      owned: 'The body is edited after the check was green',
    }),
  ),
  {
    title: 'a body is edited into a lie while its judge reads',
    tier: 'named',
    steps: [suitesRun, pins('the truth'), during(3, pins('a lie')), judges('mismatch'), box('out')],
  },
  ...(['named', 'enforced'] as const).map(
    (tier): Story => ({
      title: `the run that judges an edit is ended before its judge begins, or taken away, at tier ${tier}`,
      tier,
      steps: [...green, pins('a lie'), suitesRun, vanishes, box('in')],
      owned: 'The run that an edit starts is ended by force before its judge begins, or deleted',
    }),
  ),
  ...(['named', 'enforced'] as const).map(
    (tier): Story => ({
      title: `another base is chosen that has a policy of its own, and then the first one again, at tier ${tier}`,
      tier,
      steps: [
        branches('release', { [POLICY_PATH]: policyOf({ more: '    tests: counts\n' }) }),
        ...green,
        retargets('release'),
        runs('stale'),
        pins('the truth'),
        rerunsAll(2, 'match'),
        retargets('main'),
        box('in'),
        runs('stale'),
        box('out'),
      ],
      owned: 'Another base is chosen after the check was green',
    }),
  ),
  {
    title: 'a base without a policy of its own is judged by that of the default branch',
    tier: 'named',
    steps: [
      branches('lax', { [POLICY_PATH]: policyOf().replace('exit "$(cat exit)"', 'true') }),
      retargets('lax'),
      suitesRun,
      pins('a lie'),
      judges('mismatch'),
      retargets('main'),
      box('out'),
    ],
  },
];

/** What the merge makes of it. */
const ofTheMerge: readonly Story[] = [
  {
    title: 'the base gets a conflicting commit while the suites run, so that there is no trial merge any more',
    tier: 'named',
    steps: [suitesRun, pins('the truth'), baseGets({ 'shared.txt': 'theirs\n' }), judges('match'), box('in')],
  },
  {
    title: 'the base has moved, so that the run’s own commit is a merge: the record is of the head all the same',
    tier: 'named',
    steps: [baseGets({ 'base.txt': 'b\n' }), ...green],
  },
  {
    title: 'the base gets a commit with which the suites fail: the head was green alone, and a group of a queue is not',
    tier: 'named',
    steps: [...green, baseGets(RED_SUITE), box('in'), isQueued('failing')],
  },
  ...(['named', 'enforced'] as const).map(
    (tier): Story => ({
      title: `the base gets another policy after the check was green, at tier ${tier}`,
      tier,
      steps: [
        ...green,
        baseGets({ [POLICY_PATH]: policyOf({ more: '    tests: counts\n' }) }),
        box('in'),
        runs('stale'),
        box('out'),
      ],
      owned: 'The base, or its policy, moves on after the check was green, and branches need not be up to date',
    }),
  ),
  {
    title: 'it is put into a queue that its workflow does not serve: the group waits for a check that nobody reports',
    tier: 'named',
    steps: [...green, isQueued(undefined)],
  },
];

/** Every story. */
export const STORIES: readonly Story[] = [
  ...ofTheJobs,
  ...ofTheName,
  ...ofNoRun,
  ...ofReruns,
  ...ofTheHead,
  ...ofTheBody,
  ...ofTheMerge,
];
