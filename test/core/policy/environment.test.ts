import { describe, expect, test } from 'vitest';
import { commandEnvironment, unsetNames, withoutPassed } from '../../../src/core/policy/environment.ts';

const HOST = {
  HOME: '/home/ann',
  PATH: '/bin',
  SystemRoot: 'C:\\Windows',
  GITHUB_TOKEN: 'secret',
  ACTIONS_RUNTIME_TOKEN: 'secret',
  RUNNER_TEMP: '/tmp',
  INPUT_JOB: 'rerun',
  NPM_TOKEN: 'secret',
  JAVA_HOME: '/java',
  LANG: 'de_DE',
};
const FIXED = { CI: 'true', TZ: 'UTC', LANG: 'C.UTF-8', NO_COLOR: '1' };

describe('a command is given an allow-list of variables, the same at the desk and in CI', () => {
  test('the user, the programs, and what is fixed', () => {
    expect(commandEnvironment({ host: HOST, platform: 'linux', settings: [] })).toEqual({
      HOME: '/home/ann',
      PATH: '/bin',
      ...FIXED,
    });
  });

  test('on Windows also that without which no program starts', () => {
    const environment = commandEnvironment({ host: HOST, platform: 'win32', settings: [] });
    expect(environment).toMatchObject({ SystemRoot: 'C:\\Windows', ...FIXED });
    expect(environment).not.toHaveProperty('NPM_TOKEN');
  });

  test('the policy sets a name, passes a name, and the suite has the last word', () => {
    const settings = [{ JAVA_HOME: null, MISSING: null, TZ: 'Asia/Tokyo', A: 'policy' }, { A: 'suite' }];
    expect(commandEnvironment({ host: HOST, platform: 'linux', settings })).toEqual({
      HOME: '/home/ann',
      PATH: '/bin',
      ...FIXED,
      JAVA_HOME: '/java',
      TZ: 'Asia/Tokyo',
      A: 'suite',
    });
  });

  test('a suite that passes a name takes back what the policy sets', () => {
    const settings = [
      { JAVA_HOME: '/policy', API_URL: 'https://example.org' },
      { JAVA_HOME: null, API_URL: null },
    ];
    expect(unsetNames({ host: HOST, settings })).toEqual(['API_URL']);
    const environment = commandEnvironment({ host: HOST, platform: 'linux', settings });
    expect(environment).toMatchObject({ JAVA_HOME: '/java' });
    expect(environment).not.toHaveProperty('API_URL');
  });

  test('the folder for reports is ours, whatever the policy says', () => {
    const settings = [{ RECOUNT_REPORTS: '/elsewhere' }];
    const environment = commandEnvironment({ host: HOST, platform: 'linux', settings, reportsFolder: '/reports' });
    expect(environment['RECOUNT_REPORTS']).toBe('/reports');
  });
});

describe('a variable that should be passed and is not there', () => {
  test.each<[settings: Parameters<typeof unsetNames>[0]['settings'], names: readonly string[]]>([
    [[], []],
    [[{ NPM_TOKEN: null, GONE: null }], ['GONE']],
    [[{ GONE: null }, { GONE: 'set' }], []],
    [
      [{ Z: null }, { GONE: null, Z: null }],
      ['GONE', 'Z'],
    ],
  ])('%j: %j', (settings, names) => {
    expect(unsetNames({ host: HOST, settings })).toEqual(names);
  });
});

describe('what a command said, without the values that it was passed', () => {
  const host = {
    LONG: 'abcdefgh',
    INNER: 'cdefgh',
    SHORT: '12345',
    KEY: 'first line\r\nsecond line\n',
    SET: 'its own',
    SPACED: '{\n  "key": "k-12"\n        \n}',
  };
  test.each<[settings: Parameters<typeof unsetNames>[0]['settings'], said: string, left: string]>([
    [[], 'abcdefgh', 'abcdefgh'],
    [[{ LONG: null }], 'abcdefgh, abcdefgh!', '***, ***!'],
    [[{ INNER: null }, { LONG: null }], 'abcdefgh cdefgh', '*** ***'],
    [[{ SHORT: null, GONE: null }], '12345', '12345'],
    [[{ KEY: null }], 'first line\nsecond line\n', '***\n***\n'],
    [[{ SPACED: null }], '"key": "k-12"        !', '***        !'],
    [[{ SET: null }, { SET: 'of the policy' }], 'its own of the policy', 'its own of the policy'],
  ])('%j: %j', (settings, said, left) => {
    expect(withoutPassed({ host, settings })(said)).toBe(left);
  });
});
