import { join } from 'node:path';
import { brought, partsFolder, start } from '../brought.ts';
import type { Project } from '../project.ts';

/** What their suites need, and what their source archives are read with. */
const packages = {
  pytest: '9.2.0',
  hypothesis: '6.170.17',
  'flit-core': '4.2.0',
  setuptools: '84.2.1',
  wheel: '0.48.0',
} as const;
const bin = join(partsFolder, 'python-projects/bin');

const bringTools = (): Promise<string> =>
  brought('python-projects', JSON.stringify(packages), async (to) => {
    // A Python that an ordinary user may start: a person's own one may lie in a home.
    await start('/usr/bin/python3', ['-m', 'venv', to]);
    const wanted = Object.entries(packages).map(([name, version]) => `${name}==${version}`);
    await start(join(to, 'bin/pip'), ['install', '--quiet', ...wanted]);
  });

const sourceDistribution = (id: string, versions: readonly string[], env: Project['env']): Project => ({
  id,
  name: id,
  registry: 'PyPI',
  runner: 'pytest, JUnit XML',
  versions,
  prepare: async () => {
    await bringTools();
    await brought(id, JSON.stringify([packages, versions]), async (cwd) => {
      const download = ['download', '--quiet', '--no-binary', ':all:', '--no-deps', '--no-build-isolation'];
      for (const version of versions) {
        await start(join(bin, 'pip'), [...download, `${id}==${version}`], { cwd });
        await start('tar', ['-xzf', `${id}-${version}.tar.gz`], { cwd });
      }
    });
  },
  sourceOf: (version) => join(partsFolder, id, `${id}-${version}`),
  ignored: '__pycache__/\n.pytest_cache/\n.hypothesis/\n',
  path: [bin],
  suite: { run: 'python -m pytest tests --junitxml="$RECOUNT_REPORTS/pytest.xml"', reports: ['pytest.xml'] },
  setup: [],
  env,
});

export const idna = sourceDistribution(
  'idna',
  '3.0 3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9 3.10 3.11 3.12 3.13 3.14 3.15 3.16 3.17 3.18 3.19 3.20'.split(' '),
  {},
);

export const cachetools = sourceDistribution(
  'cachetools',
  `7.1.4 7.1.5 7.1.6 7.1.7 7.1.8 7.2.0 7.2.1 7.2.2 7.2.3 7.2.4 7.2.5 7.2.6 7.2.7 7.2.8 7.3.0 7.3.1
    7.3.2 7.3.3 8.0.0 8.0.1 8.0.2`.split(/\s+/u),
  { PYTHONPATH: 'src' },
);
