import { matcherOfPaths } from '../changes/pattern.ts';
import { proofIn } from '../corners/entries.ts';
import type { Corners, State } from '../corners/facts.ts';
import { keyOf } from '../corners/states.ts';
import type { Changed } from '../policy/applicability.ts';
import type { Policy } from '../policy/policy.ts';
import type { RunRecord } from '../record/record.ts';
import type { TestName } from '../tests/tally.ts';
import {
  type CornerFacts,
  disagreeing,
  eachOf,
  type JudgedCorners,
  lacking,
  NOTHING,
  name,
  notHad,
} from './corner-facts.ts';
import { type Finding, finding, show } from './finding.ts';

/** The tests that the block names as proofs: each passes on the head and fails over the base, by an assertion. */
export const judgeProof = ({ suite, claimed }: CornerFacts, corners: Corners): JudgedCorners => {
  const named = claimed?.proves ?? [];
  if (named.length === 0) return NOTHING;
  const proof = proofIn(corners);
  if (proof === undefined)
    return lacking(
      suite,
      notHad(corners.proof),
      'proof-unchecked',
      'the tests under `proves` are to be run over the base',
    );
  const facts = new Map(proof.tests.some.map((fact) => [keyOf(fact.test), fact]));
  const told = named.map((test) => ({ test, fact: facts.get(keyOf(test)) }));
  const unknown = told.find(({ fact }) => fact === undefined && proof.tests.rest > 0);
  if (unknown !== undefined)
    return lacking(suite, undefined, 'proof-unchecked', `${name(unknown.test)} is to be run over the base`);
  const open = told.flatMap(({ test, fact }) => {
    const why = fact === undefined ? 'no test of that name passes on the head and fails over the base' : whyNot(fact);
    const second = fact?.again === undefined ? why : whyNot({ ...fact, base: fact.again, said: undefined });
    const own = why ?? second;
    return own === undefined ? [] : [{ test, why: own, isShaken: why === undefined || second === undefined }];
  });
  const shaken = open.filter(({ isShaken }) => isShaken).map(({ test }) => test);
  const findings = eachOf(suite, open, ({ test, why }) => notShown(suite, test, why));
  const unsure = told
    .filter(({ fact }) => fact?.base === 'unknown' && fact.head === 'passed')
    .map(
      ({ test }) =>
        `how ${name(test)} of suite ${suite} fails over the base: its report does not tell an assertion from an error`,
    );
  return {
    findings: [...disagreeing(suite, "the head's tests over the base's code", shaken), ...findings],
    // One that neither run shows decides, and takes the others with it.
    varied: shaken.length === open.length ? findings : [],
    notChecked: unsure,
  };
};

/** A named test that proves nothing, and why. */
export const notShown = (suite: string, test: TestName, why: string): Finding =>
  finding('proof-not-shown', `${suite}: proves: ${name(test)}: ${why}`, { suite, field: 'proves', pinned: [...test] });

type ProofFact = NonNullable<ReturnType<typeof proofIn>>['tests']['some'][number];

const ON_HEAD: Readonly<Record<Exclude<State, 'passed'>, string>> = {
  assertion: 'it fails on the head',
  error: 'it fails on the head',
  unknown: 'it fails on the head',
  absent: 'there is no such test on the head',
  skipped: 'it is skipped on the head',
  unstable: 'it is unstable on the head',
};

const OVER_BASE: Readonly<Record<Exclude<State, 'assertion' | 'unknown'>, string>> = {
  error: 'over the base it ends in an error, which is no assertion',
  absent: 'over the base it does not run: its file could not be loaded or built, or it is not among the files of tests',
  passed: 'it passes over the base too',
  skipped: 'it is skipped over the base',
  unstable: 'the policy calls it unstable',
};

/** Why a named test does not prove the change, or undefined where it does. */
const whyNot = ({ base, head, said }: ProofFact): string | undefined => {
  if (head !== 'passed') return ON_HEAD[head];
  if (base === 'assertion' || base === 'unknown') return undefined;
  return `${OVER_BASE[base]}${said === undefined ? '' : ` (${said})`}`;
};

/** What the policy demands of a change that must be proved: that the block names one test that does. */
export const proofMissing = (policy: Policy, changed: Changed, { suites }: RunRecord): readonly Finding[] => {
  const proved = Object.values(suites).some(({ proves: named = [] }) => named.length > 0);
  const what = proved ? undefined : provedPaths(policy, changed);
  if (what === undefined) return [];
  return [finding('proof-missing', `${what}, and no suite in the block has \`proves\``, { field: 'proves' })];
};

/** Which change must be proved, or undefined where none must. */
const provedPaths = ({ proof }: Policy, changed: Changed): string | undefined => {
  if (proof === undefined || proof.paths.length === 0) return undefined;
  if (changed === undefined) return 'what the pull request changes cannot be listed';
  const touched = changed.filter(matcherOfPaths(proof.paths));
  const [first] = touched;
  if (first === undefined) return undefined;
  return `the pull request changes ${show(first)}${touched.length > 1 ? ` and ${touched.length - 1} more` : ''}`;
};
