import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brought, partsFolder, start } from '../brought.ts';
import type { Project } from '../project.ts';

/** What its suite needs. */
const packages = {
  tape: '5.10.2',
  'es-define-property': '1.0.1',
  'es-value-fixtures': '1.7.1',
  'for-each': '0.3.5',
  'has-bigints': '1.1.0',
  'has-override-mistake': '1.0.1',
  'has-property-descriptors': '1.0.2',
  'has-proto': '1.2.0',
  'has-symbols': '1.1.0',
  'iconv-lite': '0.5.2',
  'mock-property': '1.1.2',
  'object-inspect': '1.14.0',
  'qs-iconv': '1.0.4',
  'safer-buffer': '2.1.2',
  'side-channel': '1.1.1',
} as const;
const parts = join(partsFolder, 'qs');
const sourceOf = (version: string): string => join(parts, 'versions', version);

export const qs: Project = {
  id: 'qs',
  name: 'qs',
  registry: 'npm',
  runner: 'tape, TAP',
  versions: `6.12.5 6.12.6 6.13.0 6.13.1 6.13.2 6.13.3 6.13.4 6.14.0 6.14.1 6.14.2 6.14.3 6.15.0 6.15.1 6.15.2
    6.15.3 6.15.4 6.16.0 6.16.1 6.16.2 6.17.0 6.17.1`.split(/\s+/u),
  prepare: async () => {
    await brought('qs', JSON.stringify([packages, qs.versions]), async (cwd) => {
      const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
      await start('npm', ['install', '--prefix', cwd, '--no-package-lock', '--no-save', '--silent', ...wanted], {
        cwd,
      });
      await start('npm', ['pack', '--silent', ...qs.versions.map((one) => `qs@${one}`)], { cwd });
      for (const version of qs.versions) {
        await mkdir(sourceOf(version), { recursive: true });
        await start('tar', ['-xzf', `qs-${version}.tgz`, '-C', sourceOf(version), '--strip-components=1'], { cwd });
      }
    });
  },
  sourceOf,
  ignored: 'node_modules\n',
  path: [],
  suite: { run: `npx tape 'test/**/*.js' > "$RECOUNT_REPORTS/tape.tap"`, reports: ['tape.tap'] },
  setup: [`ln -sfn ${join(parts, 'node_modules')} node_modules`],
  env: {},
};
