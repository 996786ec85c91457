import type { Variation } from '../../../src/core/calibrate/variation.ts';
import type { Files } from '../../world/repository.ts';
import type { PolicyOptions } from './history.ts';
import type { RunnerName } from './runners.ts';

/** A project with one test that does not give the same everywhere, and the truth of what an honest author is told. */
export interface VaryingHistory {
  readonly title: string;
  readonly runner: RunnerName;
  readonly files: Files;
  /** The policy under which it shows. */
  readonly policy: PolicyOptions;
  /** What the author has in the environment, and CI has not. */
  readonly desk?: Readonly<Record<string, string>>;
  /** How an honest block is judged, and what its findings say. */
  readonly outcome: 'inconclusive' | 'mismatch';
  readonly says: readonly string[];
  /** The policy under which the same is a match. */
  readonly settled: PolicyOptions;
  /** What `recount calibrate` names, at a desk that has nothing of its own: each test with what it depends on. */
  readonly calibrated: readonly `${string}: ${Variation}`[];
}

/**
 * Each run leaves a file in `KEPT`, so that the second of three is known. Behind walls there is no such folder, and no
 * run is the second.
 */
const JS_RUNS = `import { existsSync, readdirSync, writeFileSync } from 'node:fs';
const kept = process.env.KEPT;
if (existsSync(kept)) writeFileSync(kept + '/' + process.pid + '-' + Date.now(), '');
const isSecond = existsSync(kept) && readdirSync(kept).length % 3 === 2;
`;

const JS = `import assert from 'node:assert/strict';\nimport { test } from 'node:test';\n`;

/** Projects, each with one test that varies, and one that does not. */
export const VARYING: readonly VaryingHistory[] = [
  {
    title: 'a flaky test',
    runner: 'vitest',
    files: {
      'test/net.test.js': `${JS_RUNS}import { expect, it } from 'vitest';

it('adds', () => expect(1 + 1).toBe(2));
it('reconnects', () => expect(isSecond).toBe(false));
`,
    },
    policy: {},
    outcome: 'inconclusive',
    says: ['reconnects'],
    settled: { more: '    unstable: [reconnects]\n' },
    calibrated: ['reconnects: none'],
  },
  {
    title: 'a test that depends on the path',
    runner: 'node',
    files: {
      'test/place.test.js': `${JS}
test('adds', () => assert.equal(1 + 1, 2));
test('finds itself', () => assert.doesNotMatch(process.cwd(), /(demo|elsewhere)$/));
`,
    },
    policy: {},
    outcome: 'mismatch',
    says: ['finds itself'],
    settled: { more: '    unstable: [finds itself]\n' },
    calibrated: ['finds itself: path'],
  },
  {
    title: 'a test whose name has the name of its folder',
    runner: 'pytest',
    files: {
      'test_place.py': `import os, pytest

def test_adds():
    assert 1 + 1 == 2

@pytest.mark.parametrize("folder", [os.path.basename(os.getcwd())])
def test_finds(folder):
    assert folder
`,
    },
    policy: {},
    outcome: 'mismatch',
    says: ['test_finds['],
    settled: { more: '    identity: [{ match: "^test_finds.*", replace: test_finds }]\n' },
    calibrated: ['test_finds[1]: path', 'test_finds[of-1-elsewhere]: path'],
  },
  {
    title: 'a test that depends on the time zone',
    runner: 'vitest',
    files: {
      'test/day.test.js': `import { expect, it } from 'vitest';

it('adds', () => expect(1 + 1).toBe(2));
it('begins in 1970', () => expect(new Date(0).getHours()).toBe(0));
`,
    },
    policy: { env: { TZ: null } },
    desk: { TZ: 'Asia/Tokyo' },
    outcome: 'mismatch',
    says: ['begins in 1970', 'TZ'],
    settled: {},
    calibrated: ['begins in 1970: zone'],
  },
  {
    title: 'a test that depends on CI',
    runner: 'pytest',
    files: {
      'test_server.py': `import os, pytest

def test_adds():
    assert 1 + 1 == 2

@pytest.mark.skipif(os.environ.get("CI") != "true", reason="there is no server here")
def test_server():
    assert True
`,
    },
    policy: { env: { CI: null } },
    desk: { CI: 'false' },
    outcome: 'mismatch',
    says: ['test_server', 'CI'],
    settled: {},
    calibrated: ['test_server: ci'],
  },
  {
    title: 'a test that depends on the user',
    runner: 'node',
    files: {
      'test/user.test.js': `${JS}
test('adds', () => assert.equal(1 + 1, 2));
test('is at home', () => assert.equal(process.getuid(), ${process.getuid?.()}));
`,
    },
    policy: { top: '' },
    outcome: 'mismatch',
    says: ['is at home', 'isolation'],
    settled: { top: '', more: '    unstable: [is at home]\n' },
    calibrated: ['is at home: user'],
  },
  {
    title: 'tests that depend on their order, which their runner draws',
    runner: 'pytest',
    files: {
      'conftest.py': `import os, pathlib, uuid

def pytest_collection_modifyitems(items):
    kept = pathlib.Path(os.environ["KEPT"])
    if not kept.exists():
        return
    (kept / str(uuid.uuid4())).touch()
    if len(list(kept.iterdir())) % 3 == 2:
        items.reverse()
`,
      'test_order.py': `seen = []

def test_first():
    seen.append(1)

def test_second():
    assert seen == [1]
`,
    },
    policy: {},
    outcome: 'inconclusive',
    says: ['test_second'],
    settled: { more: '    unstable: [test_second]\n' },
    calibrated: ['test_second: none'],
  },
  {
    title: 'tests that depend on their order',
    runner: 'go',
    files: {
      'order_test.go': `package sums

import "testing"

var seen int

func TestAdds(t *testing.T) {}

func TestFirst(t *testing.T) { seen++ }

func TestSecond(t *testing.T) {
	if seen != 1 {
		t.Fatal("TestFirst has not run")
	}
}
`,
    },
    policy: { env: { GOFLAGS: null } },
    desk: { GOFLAGS: '-shuffle=1' },
    outcome: 'mismatch',
    says: ['TestSecond', 'GOFLAGS'],
    settled: {},
    calibrated: ['TestSecond: order'],
  },
  {
    title: 'a flaky test',
    runner: 'go',
    files: {
      'net_test.go': `package sums

import (
	"os"
	"testing"
)

func TestAdds(t *testing.T) {}

func TestReconnects(t *testing.T) {
	file, err := os.CreateTemp(os.Getenv("KEPT"), "run")
	if err != nil {
		return
	}
	file.Close()
	runs, _ := os.ReadDir(os.Getenv("KEPT"))
	if len(runs)%3 == 2 {
		t.Fatal("no connection")
	}
}
`,
    },
    policy: {},
    outcome: 'inconclusive',
    says: ['TestReconnects'],
    settled: { more: '    unstable: [TestReconnects]\n' },
    calibrated: ['TestReconnects: none'],
  },
];
