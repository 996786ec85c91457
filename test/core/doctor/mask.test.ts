import { describe, expect, it } from 'vitest';
import { maskOf } from '../../../src/core/doctor/mask.ts';
import { proposeSuites } from '../../../src/core/init/propose.ts';
import type { Command } from '../../../src/core/record/record.ts';
import { project } from '../init/project.ts';

describe('a command that hides its own failure', () => {
  it.each<[command: Command, how: RegExp]>([
    ['npm test || true', /followed by/],
    ['npm test ||:', /followed by/],
    ['npm test || /bin/true', /followed by/],
    ['npm test || exit 0', /followed by/],
    ['npm test || echo failed', /followed by/],
    ['npm test \\\n || true', /followed by/],
    ['npm test || { true; }', /followed by/],
    ['npm test || { echo failed; }', /followed by/],
    ['npm test || (echo failed)', /followed by/],
    ['npm test || (exit 0)', /followed by/],
    ['npm test || tail -50 log', /followed by/],
    ['npm test || cat log; npm run lint && true', /followed by/],
    ['mvn -B test -Dmaven.test.failure.ignore=true', /end well/],
    ['mvn test -Dmaven.test.failure.ignore', /end well/],
    [['./mvnw', '-DtestFailureIgnore=true', 'test'], /end well/],
    ['./mvnw -fn test', /end well/],
    ['make -C sub -i test', /end well/],
    [['make', '--ignore-errors', 'test'], /end well/],
    ['set +e\nnpm test\nnpm run report', /ends the script/],
    ['set +o errexit; npm test', /ends the script/],
    ['set +o pipefail; npm test | tee log', /`pipefail` off/],
    ['npm test &', /background/],
    ["sh -c 'npm test | tee log'", /pipe without/],
    ['bash -c "npm test | tee log"', /pipe without/],
    ["cd a && /bin/bash -e -c 'npm test || true'", /followed by/],
    ["bash -ec 'npm test |& tee log'", /pipe without/],
    [['sh', '-c', 'npm test | tee log'], /pipe without/],
    [['/usr/bin/bash', '-ec', 'npm test || true'], /followed by/],
    [['bash', '-c', '--', 'npm test | cat'], /pipe without/],
  ])('%j', (command, how) => {
    expect(maskOf(command)).toMatch(how);
  });

  it('is none that `init` proposes', () => {
    const { suites } = proposeSuites(
      project({
        'package.json': { devDependencies: { vitest: '4', jest: '30', mocha: '11', ava: '6' }, scripts: { test: 'x' } },
        'package-lock.json': '',
        'pytest.ini': '',
        'go.mod': '',
        'Cargo.toml': '',
        'pom.xml': '',
        'CMakeLists.txt': 'enable_testing()',
        Gemfile: "gem 'rspec'",
        'phpunit.xml': '',
      }),
    );
    expect(suites.length).toBeGreaterThan(5);
    expect(suites.filter(({ run }) => maskOf(run) !== undefined)).toEqual([]);
  });

  it.each<[command: Command]>([
    ['npm test'],
    ["go test -json $(go list ./... | awk 'NR % 8 == 0')"],
    // Recount's own bash runs it with `pipefail`.
    ['npm test | tee log'],
    ['npm test || exit 1'],
    ['npm test || ./diagnose && false'],
    ['npm test || trueish'],
    ['npm test || echo failed && exit 1'],
    ['npm test || { echo failed; exit 1; }'],
    ['npm test || { cat log; exit 1; }'],
    ['mvn test -Dmaven.test.failure.ignore=false'],
    ['make test; sed -i s/a/b/ x'],
    ['make -k test'],
    ['remake -i x'],
    ['grep "a || true" file'],
    ["grep 'x | y' file"],
    ['npm test 2>&1'],
    ['a && b'],
    ["bash -eo pipefail -c 'npm test | tee log'"],
    ["bash -c 'set -eo pipefail; npm test | tee log'"],
    ["bash script.sh 'a | b'"],
    ["sh -x 'a | b'"],
    [['bash', '-o', 'pipefail', '-c', 'npm test | tee log']],
    [['npm', 'test', '||', 'true']],
    [['sh', 'script.sh']],
    [['sh', '-c']],
    [[]],
  ])('and one that does not: %j', (command) => {
    expect(maskOf(command)).toBeUndefined();
  });
});
