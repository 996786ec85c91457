import { describe, expect, test } from 'vitest';
import {
  hiddenPlaces,
  keptPlaces,
  programPlaces,
  runnerPlaces,
  type Surroundings,
} from '../../../src/core/isolation/places.ts';

const HOSTED: Surroundings = {
  root: '/home/runner/work/repo/repo',
  home: '/home/runner',
  folders: ['/home/runner/work/_temp/tmp-1'],
  readOnly: ['/opt/hostedtoolcache'],
  hidden: ['/home/runner/work', '/home/runner/work/_temp', '/home/runner/work/_temp'],
};

describe('what stays in sight', () => {
  test('on a hosted runner: the checkout, the folders of the runs, the tool cache, and the programs of the home', () => {
    expect(keptPlaces(HOSTED).map(({ mode, path }) => `${mode} ${path}`)).toEqual([
      'ro /home/runner/.nvm',
      'ro /home/runner/go/bin',
      'ro /home/runner/.pyenv',
      'ro /home/runner/.local',
      'ro /opt/hostedtoolcache',
      'ro /home/runner/.rustup',
      'ro /home/runner/.sdkman',
      'ro /home/runner/.dotnet',
      'ro /home/runner/.cargo/bin',
      'rw /home/runner/work/repo/repo',
      'rw /home/runner/work/_temp/tmp-1',
      'ro /home/runner/.cargo/config.toml',
    ]);
  });

  test('what lies in the checkout, or in a folder of a run, stays writable', () => {
    const readOnly = [HOSTED.root, `${HOSTED.root}/.venv`, `${HOSTED.folders[0]}/1`, `${HOSTED.root}-2/bin`];
    const kept = keptPlaces({ ...HOSTED, home: undefined, readOnly });
    expect(kept.map(({ mode, path }) => `${mode} ${path}`)).toEqual([
      'rw /home/runner/work/repo/repo',
      'rw /home/runner/work/_temp/tmp-1',
      'ro /home/runner/work/repo/repo-2/bin',
    ]);
  });

  test('without a home there are no programs of it', () => {
    const { home: _, ...homeless } = HOSTED;
    expect(keptPlaces(homeless)).toHaveLength(3);
  });
});

describe('what is covered', () => {
  test('each place once, also above the checkout, which is shown anew', () => {
    expect(hiddenPlaces(HOSTED)).toEqual(['/home/runner/work', '/home/runner/work/_temp']);
  });

  test.each([
    ['the checkout', HOSTED.root],
    ['a folder in the checkout', `${HOSTED.root}/src`],
    ['the home', '/home/runner'],
    ['a folder above the home', '/home'],
  ])('but never %s', (_, path) => {
    expect(hiddenPlaces({ ...HOSTED, hidden: [path] })).toEqual([]);
  });

  test('a like name is another place', () => {
    expect(hiddenPlaces({ ...HOSTED, hidden: [`${HOSTED.root}-2`] })).toEqual([`${HOSTED.root}-2`]);
    const { home: _, ...homeless } = HOSTED;
    expect(hiddenPlaces({ ...homeless, hidden: ['/home'] })).toEqual(['/home']);
  });
});

describe('where the runner keeps its own', () => {
  test('GitHub hosts it', () => {
    const temp = '/home/runner/work/_temp';
    const env = {
      RUNNER_TEMP: temp,
      RUNNER_TOOL_CACHE: '/opt/hostedtoolcache',
      GITHUB_EVENT_PATH: `${temp}/_github_workflow/event.json`,
      GITHUB_OUTPUT: `${temp}/_runner_file_commands/set_output_1`,
    };
    expect(runnerPlaces(env)).toEqual({
      readOnly: ['/opt/hostedtoolcache'],
      hidden: ['/home/runner/work', temp, env.GITHUB_EVENT_PATH, env.GITHUB_OUTPUT],
    });
  });

  test('somebody else hosts it: its folder with the credentials is above', () => {
    expect(runnerPlaces({ RUNNER_TEMP: '/actions-runner/_work/_temp' })).toEqual({
      readOnly: [],
      hidden: ['/actions-runner', '/actions-runner/_work', '/actions-runner/_work/_temp'],
    });
  });

  test('a job in a container', () => {
    expect(runnerPlaces({ RUNNER_TEMP: '/__w/_temp' }).hidden).toEqual(['/__w', '/__w/_temp']);
  });

  test('no runner at all, or values that are no paths', () => {
    expect(runnerPlaces({})).toEqual({ readOnly: [], hidden: [] });
    expect(runnerPlaces({ RUNNER_TEMP: 'C:\\temp', RUNNER_TOOL_CACHE: '', GITHUB_ENV: undefined })).toEqual({
      readOnly: [],
      hidden: [],
    });
    expect(runnerPlaces({ RUNNER_TEMP: '/temp' }).hidden).toEqual(['/temp']);
  });
});

describe('programs that PATH names where all is covered', () => {
  const covered = ['/home/runner', '/home/runner/work', '/home/runner/work/_temp'];
  test.each([
    ['/home/runner/setup-pnpm/node_modules/.bin', '/home/runner/setup-pnpm/node_modules'],
    ['/home/runner/.bun/bin/', '/home/runner/.bun'],
    ['/home/runner/.config/composer/vendor/bin', '/home/runner/.config/composer/vendor'],
    ['/home/runner/.dotnet/tools', '/home/runner/.dotnet/tools'],
    ['/home/runner/bin', '/home/runner/bin'],
    ['/home/runner/work/_temp/bin', '/home/runner/work/_temp/bin'],
    ['/home/runner/work/_temp/tool/bin', '/home/runner/work/_temp/tool'],
    ['/home/linuxbrew/.linuxbrew/bin', '/home/linuxbrew/.linuxbrew'],
    ['/home/other/bin', '/home/other/bin'],
    ['/tmp/tool/bin', '/tmp/tool'],
    ['/tmp/bin', '/tmp/bin'],
    ['/var/tmp/tool', '/var/tmp/tool'],
  ])('%s is shown as %s', (path, shown) => {
    expect(programPlaces(`/usr/bin:${path}:/bin:${path}`, covered)).toEqual([shown]);
  });

  test.each([
    '/usr/bin',
    '/home/runner',
    '/home/runner/work',
    '/home',
    '/home/other',
    '/tmp',
    '/opt/tool/bin',
    'bin',
    '',
    '.',
  ])('%j is none of them', (path) => {
    expect(programPlaces(path, covered)).toEqual([]);
  });
});
