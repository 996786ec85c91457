import { join } from 'node:path';
import { brought, partsFolder, start } from '../brought.ts';
import { joined, type Runner, type Test } from '../runner.ts';

const VERSION = '9.2.0';
// A Python that an ordinary user may start: a person's own one may lie in a home.
const SYSTEM = '/usr/bin/python3';

const line = ({ name, does }: Test): string => {
  const head = `def test_${joined(name, '_')}():`;
  if (does === 'is skipped') return `@pytest.mark.skip(reason="later")\n${head}\n    assert 1 + 1 == 2\n`;
  if (does === 'fails as expected') return `@pytest.mark.xfail\n${head}\n    assert 1 + 1 == 3\n`;
  if (does === 'looks at CI') return `${head}\n    assert os.environ["CI"] == "true"\n`;
  return `${head}\n    assert 1 + 1 == ${does === 'passes' ? 2 : 3}\n`;
};

const SHUFFLE = 'import random\n\n\ndef pytest_collection_modifyitems(items):\n    random.shuffle(items)\n';

const run = (files: string): string => `python -m pytest ${files}--junitxml="$RECOUNT_REPORTS/pytest.xml"`;

export const pytest: Runner = {
  id: 'pytest',
  name: 'pytest',
  prepare: async () => {
    const folder = await brought('python', VERSION, async (to) => {
      await start(SYSTEM, ['-m', 'venv', to]);
      await start(join(to, 'bin/pip'), ['install', '--quiet', `pytest==${VERSION}`]);
    });
    return start(join(folder, 'bin/python'), ['-c', 'import pytest; print(pytest.__version__)']);
  },
  path: [join(partsFolder, 'python/bin')],
  files: { 'pytest.ini': '[pytest]\ntestpaths = tests\n', '.gitignore': '__pycache__/\n.pytest_cache/\n' },
  testFile: (name, tests, shuffled) => ({
    [`tests/${name.replace(/[^/]+$/u, 'test_$&')}.py`]: `import os\n\nimport pytest\n\n\n${tests.map(line).join('\n\n')}`,
    ...(shuffled ? { 'conftest.py': SHUFFLE } : {}),
  }),
  anyPath: true,
  suite: { run: run(''), reports: ['pytest.xml'] },
  sharded: run("$(find tests -name 'test_*.py' | LC_ALL=C sort | awk 'NR % {count} == {index} - 1') "),
  setup: [],
  env: {},
};
