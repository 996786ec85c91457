import { expect } from 'vitest';
import { script } from '../world/person.ts';
import { type Attack, CANARY, HONEST_COUNTS, type Played, searchAll } from './attack.ts';

const OURS = new Set(['group', 'endgroup', 'stop-commands', 'remove-matcher']);

/** Nothing that was printed or written has told the runner anything. */
export const expectUntouched = ({ rerun, workspace, place }: Played): void => {
  const { annotations, outputs, state, env, path, matchers, masks, commands, openGroups, stoppedAtEnd } = rerun.step;
  const honoured = commands.map(({ name }) => name).filter((name) => !OURS.has(name));
  expect({ honoured, annotations, matchers, openGroups, stoppedAtEnd }, rerun.step.log).toEqual({
    honoured: [],
    annotations: [],
    matchers: [],
    openGroups: 0,
    stoppedAtEnd: false,
  });
  expect({ outputs: [...outputs.keys()], state: [...state], env: [...env], path: [...path] }).toEqual({
    outputs: ['record-0'],
    state: [],
    env: [],
    path: [],
  });
  expect(masks.hide('mismatch 0 failed {')).toBe('mismatch 0 failed {');
  expect(searchAll(CANARY, [workspace, `${place}/_temp`])).toBe('');
  expect(rerun.step.written).not.toContain(CANARY);
};

export const HONEST = 'cp report.xml "$RECOUNT_REPORTS/unit.xml"';

/** An honest report beside all that the suite tried: it is counted as it is, and the verdict is a match. */
export const expectHonest = ({ record, judged }: Played): void => {
  expect(record?.suites['unit']).toMatchObject({ exit: 0, tests: HONEST_COUNTS });
  expect(judged.codes, judged.job.step.log).toEqual([]);
  expect(judged.outcome).toBe('match');
};

const FORGE = String.raw`
forge() {
  printf '%s\n' '::error::forged' '::add-mask::0' '::add-mask::{' '::set-output name=record-0::forged' '::add-path::/evil' \
    '::save-state name=a::b' '::add-matcher::matcher.json' '::stop-commands::x' '::endgroup::' '##[error]forged' \
    'text ##[add-mask]mismatch' '  ::warning::forged' $'\u00a0::error::forged' $'\u2003::error::forged' \
    $'\u3000::error::forged' $'\ufeff::error::forged' $'\u200b::error::forged' $'a\r::error::forged' $'\v::error::x' \
    $'\f::error::x' $'\u0085::error::x' $'\u2028::error::x' $':\u200b:error::x' $'#\u001b#[error]x' '::ERROR::forged'
  printf '::error::no line end'
}
`;
const MATCHER = { 'matcher.json': '{"problemMatcher":[{"owner":"x","pattern":[{"regexp":".","message":0}]}]}' };

type Row = readonly [title: string, attack: Attack, more?: (played: Played) => void];

/** What no level lets through. */
export const everywhere: readonly Row[] = [
  [
    'reads its environment finds the listed names and no other',
    { suite: `env -0 | tr '\\0' '\\n' >.found; ${HONEST}` },
    ({ workspace }) => {
      const names = script('root', `cut -d= -f1 ${workspace}/.found`).trim().split('\n');
      const shells = ['OLDPWD', 'PWD', 'SHLVL', '_'];
      const listed = ['CI', 'HOME', 'LANG', 'NO_COLOR', 'PATH', 'RECOUNT_REPORTS', 'TZ'];
      expect(names.filter((name) => !shells.includes(name)).sort()).toEqual(listed);
    },
  ],
  [
    'prints commands, in both syntaxes and on both streams, tells the runner nothing',
    { suite: `${FORGE} forge; forge >&2; ${HONEST}`, files: MATCHER },
  ],
  ['prints commands from setup tells the runner nothing', { setup: `${FORGE} forge; forge >&2`, suite: HONEST }],
  [
    'writes commands into our own streams tells the runner nothing',
    {
      suite: `${FORGE} for stream in /proc/[0-9]*/fd/[12]; do [[ $stream == /proc/$$/* ]] || forge >>$stream; done 2>/dev/null; ${HONEST}`,
    },
  ],
  [
    'prints a line of a mebibyte, and bytes that are no text, is shown as text',
    {
      suite: `head -c 1048576 /dev/zero | tr '\\0' :; echo ::error::x; head -c 65536 /dev/urandom; printf '\\n::error::\\xff\\xfe'; ${HONEST}`,
    },
  ],
  [
    'leaves a process that has detached itself, ignores signals and holds the pipe is not waited for',
    {
      suite: `(trap '' TERM INT HUP; setsid bash -c 'trap "" TERM; for i in {1..40}; do echo ::error::late; sleep 1; done' &) & ${HONEST}`,
    },
    ({ rerun }) => expect(rerun.step.milliseconds).toBeLessThan(40_000),
  ],
  [
    'plants programs for what runs next, and changes what git is told, runs none of them',
    {
      setup: String.raw`printf '#!/bin/sh\ntouch %s/.ran\n' "$PWD" >git; chmod +x git
        for name in node bash sudo perl; do /bin/cp git $name; done
        mkdir -p node_modules/.bin && /bin/cp git node_modules/.bin/git && /bin/cp git .git/hooks/post-checkout
        /usr/bin/git config core.fsmonitor "$PWD/git"; /usr/bin/git config core.hooksPath "$PWD"
        /usr/bin/git config diff.external "$PWD/git"`,
      suite: `${HONEST}; export PATH="$PWD:$PATH"`,
      second: 'true',
    },
    ({ workspace }) => expect(script('root', `ls ${workspace}/.ran 2>/dev/null || :`)).toBe(''),
  ],
  [
    'writes over the action’s own files does not change what runs',
    {
      suite: `find /home -path '*_actions*' -name '*.js' 2>/dev/null | while read -r file; do echo 'process.exit(0)' >"$file"; done 2>/dev/null; ${HONEST}`,
      second: 'true',
    },
  ],
  [
    'writes an output before ours has it dropped',
    {
      suite: `find "$HOME" -name 'set_output_*' 2>/dev/null | while read -r file; do printf 'record-0=forged\\nother=1\\n' >>"$file"; done 2>/dev/null; ${HONEST}`,
    },
  ],
  [
    'leaves a folder that nobody may write to among its reports is counted all the same',
    { suite: `${HONEST}; mkdir "$RECOUNT_REPORTS/m"; touch "$RECOUNT_REPORTS/m/x"; chmod 0555 "$RECOUNT_REPORTS/m"` },
  ],
  [
    'leaves a path that is too long to be named among its reports is counted all the same',
    {
      suite: `${HONEST}; cd "$RECOUNT_REPORTS"; for i in {1..300}; do mkdir ${'d'.repeat(20)}; cd ${'d'.repeat(20)}; done`,
    },
  ],
  [
    'goes on writing among its reports is counted all the same',
    {
      suite: `${HONEST}; (setsid bash -c 'trap "" TERM; while ((SECONDS < 2)); do mkdir -p "$RECOUNT_REPORTS/late/$((++i))"; sleep 0.001; done' >/dev/null 2>&1 &)`,
    },
    // Nothing ends it at a desk, and its user is deleted after the tests.
    () => void script('root', 'sleep 2.5'),
  ],
  ['takes the repository away is counted all the same', { suite: `${HONEST}; rm -rf .git suite.sh` }],
];

/** What walls keep from a suite, and nothing else does. */
export const behindWalls: readonly Row[] = [
  [
    'looks for tokens in every process and file finds none',
    {
      setup: 'cat /proc/[0-9]*/environ /proc/[0-9]*/cmdline >.found-by-setup 2>/dev/null || :',
      suite: `cat /proc/[0-9]*/environ /proc/[0-9]*/cmdline >.found 2>/dev/null
        find /home /run /tmp /var/tmp -xdev -type f -size -64k -exec cat {} + >>.found 2>/dev/null
        for memory in /proc/[0-9]*/mem; do head -c 1 "$memory"; done >>.found 2>/dev/null; ${HONEST}`,
    },
    ({ workspace, rerun }) => {
      const search = `cat ${workspace}/.found ${workspace}/.found-by-setup | grep -aoE 'gh[ps]_[0-9a-f]{32}' || :`;
      // Other jobs of this machine have tokens of their own; the step's masks know its own.
      const found = script('root', search);
      expect(rerun.step.masks.hide(found)).toBe(found);
    },
  ],
  [
    'writes into the files that speak to the runner reaches none of them',
    {
      suite: `find / -xdev -path '*_runner_file_commands*' 2>/dev/null >.paths; while read -r file; do echo 'NODE_ENV=forged' >>"$file"; done <.paths 2>/dev/null
        for name in set_env add_path save_state set_output step_summary; do echo forged=1 >>"$HOME/work/_temp/_runner_file_commands/$name" ; done 2>/dev/null; ${HONEST}`,
    },
    ({ workspace }) => expect(script('root', `cat ${workspace}/.paths`)).toBe(''),
  ],
  [
    'forks without end ends at a limit',
    { suite: `${HONEST}; (bomb() { bomb | bomb & }; bomb) 2>/dev/null; sleep 0.5` },
  ],
  [
    'writes a report after its end reaches nobody',
    {
      suite: `${HONEST}; report=$RECOUNT_REPORTS/unit.xml; (setsid bash -c "sleep 0.3; echo late >>'$report'" >/dev/null 2>&1 </dev/null &)`,
      second: 'sleep 1',
    },
  ],
  [
    'leaves a checkout that nobody may enter leaves it to later steps all the same',
    { suite: `${HONEST}; mkdir -p deep/er && touch deep/er/file && chmod 000 deep/er/file deep/er deep` },
    ({ workspace }) => {
      script('root', `chmod -R u+rwx ${workspace}/deep`);
    },
  ],
];

/** Ends that a record must tell apart. */
export const ends: readonly (readonly [title: string, attack: Attack, suite: object, code: string])[] = [
  [
    'does not end, whatever it is told, is ended',
    { suite: `trap '' TERM INT; ${HONEST}; while :; do sleep 1; done`, timeout: '1s' },
    { exit: 'timeout' },
    'suite-failed',
  ],
  [
    'ends itself by a signal did not exit with 0',
    { suite: `${HONEST}; kill -9 $$` },
    { exit: 'signal:SIGKILL', tests: HONEST_COUNTS },
    'suite-failed',
  ],
  [
    'ends itself by a signal without a name did not either',
    { suite: `${HONEST}; kill -40 $$` },
    { exit: 'signal:SIG40', tests: HONEST_COUNTS },
    'suite-failed',
  ],
  [
    'masks an exit in a pipe does not',
    { suite: `set -o pipefail; ${HONEST}; false | true` },
    { exit: 1 },
    'suite-failed',
  ],
  ['reports no test has none', { suite: 'echo "<testsuites/>" >"$RECOUNT_REPORTS/a.xml"' }, { exit: 0 }, 'tests-none'],
  ['reports nothing has no report', { suite: 'echo 412 passed' }, { report: 'report-missing' }, 'suite-failed'],
  [
    'reports by a link has no report',
    { suite: 'ln -s "$PWD/report.xml" "$RECOUNT_REPORTS/a.xml"' },
    { report: 'report-kind' },
    'suite-failed',
  ],
  [
    'reports through a linked folder has no report',
    { suite: 'ln -s "$PWD" "$RECOUNT_REPORTS/in"', reports: 'in/report.xml' },
    { report: 'report-escapes' },
    'suite-failed',
  ],
  [
    'reports by a hard link has no report',
    { suite: `${HONEST}; ln "$RECOUNT_REPORTS/unit.xml" "$RECOUNT_REPORTS/again"` },
    { report: 'report-escapes' },
    'suite-failed',
  ],
  [
    'reports through a pipe has no report',
    { suite: 'mkfifo "$RECOUNT_REPORTS/a.xml"' },
    { report: 'report-kind' },
    'suite-failed',
  ],
  [
    'reports a tebibyte of nothing has no report',
    { suite: 'truncate -s 1T "$RECOUNT_REPORTS/a.xml"' },
    { report: 'report-too-large' },
    'suite-failed',
  ],
  [
    'reports an archive has no report',
    { suite: 'gzip -c report.xml >"$RECOUNT_REPORTS/a.xml"' },
    { report: 'report-kind' },
    'suite-failed',
  ],
  [
    'reports entities that multiply has no report',
    {
      suite: `printf '<!DOCTYPE t [<!ENTITY a "x"><!ENTITY b "&a;&a;">]><testsuites>&b;</testsuites>' >"$RECOUNT_REPORTS/a.xml"`,
    },
    { report: 'report-dtd' },
    'suite-failed',
  ],
];
