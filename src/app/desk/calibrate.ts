import { type Calibration, calibrate, toConfirm } from '../../core/calibrate/calibration.ts';
import { ordersDiffer } from '../../core/calibrate/orders.ts';
import type { CalibrationRun } from '../../core/calibrate/runs.ts';
import type { Circumstances } from '../../core/calibrate/tell.ts';
import {
  type Departure,
  departingEnvironment,
  planRuns,
  showDeparture,
  VARIATIONS,
  type Variation,
} from '../../core/calibrate/variation.ts';
import type { Fault } from '../../core/fault.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { ok, type Result } from '../../core/result.ts';
import type { OpenWorkshop } from '../ports.ts';
import { runSetup, runSuites } from '../run-suites.ts';
import { SETUP_ELSEWHERE } from '../setup-elsewhere.ts';
import type { Laboratory, OpenCheckout, OrderPort, Place } from './calibration/ports.ts';

/** What is to be calibrated: `commits` with HEAD first. */
export interface CalibrationQuestion {
  readonly policy: Policy;
  readonly commits: readonly string[];
  readonly runs: number;
}

/** What the runs tell, and how they went. */
export interface Calibrated {
  readonly calibration: Calibration;
  readonly circumstances: Circumstances;
}

const PLACES: Readonly<Record<Place, readonly Variation[]>> = {
  usual: ['none', 'order', 'zone', 'locale', 'ci'],
  elsewhere: ['path'],
  'other-user': ['user'],
};
const PLACE_NAMES = ['usual', 'elsewhere', 'other-user'] as const;

/** A variation that one run shows to matter is run this often again: chance would hardly repeat itself. */
const CONFIRMING = 2;

/** What is gathered while the commits are run. */
interface Notes {
  readonly untried: Map<Variation, string>;
  readonly leftOut: string[];
  setup: number;
}

/** Runs the suites on every commit, one thing varied at a time, and compares. What fails on an earlier commit is left out. */
export const runCalibration = async (
  laboratory: Laboratory,
  question: CalibrationQuestion,
): Promise<Result<Calibrated>> => {
  const { policy, commits } = question;
  const runs: CalibrationRun[] = [];
  const notes: Notes = { untried: new Map(), leftOut: [], setup: 0 };
  sayCost(laboratory, question);
  for (const [at, commit] of commits.entries()) {
    const ran = await runCommit(laboratory, question, commit, notes);
    if (ran.ok) runs.push(...ran.value);
    else if (at === 0 || ran.error.code === 'interrupted') return ran;
    else notes.leftOut.push(`${commit.slice(0, 12)}: ${ran.error.message}`);
  }
  return ok({
    calibration: await calibrate(policy, runs),
    circumstances: {
      untried: [...notes.untried].map(([variation, why]) => ({ variation, why })),
      leftOut: notes.leftOut,
      setupMilliseconds: notes.setup,
    },
  });
};

const sayCost = ({ say }: Laboratory, { policy, commits, runs }: CalibrationQuestion): void => {
  const all = runs * commits.length;
  const setup = policy.setup.length === 0 ? '' : ', `setup` once in each';
  say(
    `${all} runs: ${runs} on each of ${commits.length} commits, in up to three fresh checkouts of each${setup}; what one run alone shows is run ${CONFIRMING} times more`,
  );
  if (setup !== '') say(SETUP_ELSEWHERE);
};

const runCommit = async (
  laboratory: Laboratory,
  { policy, runs: count }: CalibrationQuestion,
  commit: string,
  notes: Notes,
): Promise<Result<readonly CalibrationRun[]>> => {
  const possible = VARIATIONS.filter((variation) => variation !== 'none' && !notes.untried.has(variation));
  const plan = planRuns(count, possible);
  const runs: CalibrationRun[] = [];
  for (const place of PLACE_NAMES) {
    const here = ({ variation }: Departure): boolean => PLACES[place].includes(variation);
    const planned = plan.filter(here);
    if (planned.length === 0) continue;
    const ran = await laboratory.inCheckout(commit, place, async (checkout) => {
      const runHere = (departures: readonly Departure[]) => runAll(laboratory, policy, commit, checkout, departures);
      const started = laboratory.clock.now().getTime();
      const ready = await runSetup(policy, checkout.workshop, laboratory.watch, policy.setupEnv);
      notes.setup += laboratory.clock.now().getTime() - started;
      if (!ready.ok) return ready;
      const first = await runHere(planned);
      if (!first.ok) return first;
      runs.push(...(await asOrdered(laboratory, first.value, notes)));
      const open = toConfirm(policy, runs).filter(here);
      const more = await runHere(open.flatMap((one) => Array.from({ length: CONFIRMING }, () => one)));
      if (more.ok) runs.push(...more.value);
      return more;
    });
    if (ran.ok) continue;
    if (place !== 'other-user' || !WALLS_MISSING.includes(ran.error.code)) return ran;
    notes.untried.set('user', ran.error.message);
  }
  return ok(runs);
};

const WALLS_MISSING: readonly Fault['code'][] = ['isolation-unavailable', 'isolation-failed'];

/** The runs as they are; those in another order as plain ones where no runner took it. */
const asOrdered = async (
  { order }: Laboratory,
  runs: readonly CalibrationRun[],
  notes: Notes,
): Promise<readonly CalibrationRun[]> => {
  if (runs.every(({ variation }) => variation !== 'order')) return runs;
  if (ordersDiffer(runs) || (await order.taken())) return runs;
  notes.untried.set('order', 'no runner here takes one from a variable; pytest, Vitest, Jest, RSpec and go test do');
  return runs.map((run) => (run.variation === 'order' ? { ...run, variation: 'none', variant: 0 } : run));
};

const runAll = async (
  laboratory: Laboratory,
  policy: Policy,
  commit: string,
  { head, workshop }: OpenCheckout,
  departures: readonly Departure[],
): Promise<Result<readonly CalibrationRun[]>> => {
  const everything = new Set(Object.keys(policy.suites));
  const runs: CalibrationRun[] = [];
  for (const departure of departures) {
    laboratory.say(`${commit.slice(0, 12)}: ${showDeparture(departure)}`);
    const departed = departing(workshop, departure, laboratory.order);
    const ran = await runSuites(policy, everything, head, departed, laboratory.watch);
    if (!ran.ok) return ran;
    const { regenerated, tests } = ran.value;
    const suites = Object.entries(regenerated.suites).map(
      ([name, { first }]) => [name, { result: first, tests: tests[name] }] as const,
    );
    runs.push({ ...departure, commit, suites: Object.fromEntries(suites) });
  }
  return ok(runs);
};

/** The same workshop with other variables for its commands. */
const departing = (workshop: OpenWorkshop, departure: Departure, order: OrderPort): OpenWorkshop => {
  const { set, without } = departingEnvironment(departure);
  const added = departure.variation === 'order' ? order.variables(departure.variant + 1) : [];
  return {
    ...workshop,
    runner: {
      ...workshop.runner,
      run: (request) => {
        const before: Readonly<Record<string, string | null>> = Object.fromEntries(request.env.flatMap(Object.entries));
        const joined = added.map(({ name, value, between }) => {
          const { [name]: own } = before;
          return [name, typeof own === 'string' ? `${own}${between}${value}` : value] as const;
        });
        const env = [...request.env, set, Object.fromEntries(joined)];
        // At a desk no suite is cut off: behind walls alone one would be, and two things would vary.
        return workshop.runner.run({ ...request, env, without, network: 'open' });
      },
    },
  };
};
