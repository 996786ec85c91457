import { join } from 'node:path';
import { brought, partsFolder, start } from '../brought.ts';
import type { Project } from '../project.ts';

const MODULE = 'github.com/bits-and-blooms/bitset';
const parts = join(partsFolder, 'bitset');
const sourceOf = (version: string): string => join(parts, 'modules', `${MODULE}@v${version}`);

export const bitset: Project = {
  id: 'bitset',
  name: 'bitset',
  registry: 'Go module proxy',
  runner: 'go test',
  versions: `1.3.1 1.4.0 1.7.0 1.10.0 1.12.0 1.13.0 1.14.3 1.17.0 1.20.0 1.22.0 1.24.0 1.24.2 1.24.3 1.24.4
    1.24.5 1.24.6 1.25.0 1.26.0 1.27.0 1.28.0 1.29.0`.split(/\s+/u),
  prepare: async () => {
    const version = await start('go', ['env', 'GOVERSION']);
    await brought('bitset', JSON.stringify([version, bitset.versions]), async (cwd) => {
      const env = { GOMODCACHE: join(parts, 'modules'), GOCACHE: join(parts, 'build'), GOFLAGS: '-modcacherw' };
      await start('go', ['mod', 'download', ...bitset.versions.map((one) => `${MODULE}@v${one}`)], { cwd, env });
      // What is built of the standard library is given to each run.
      await start('go', ['test', '-run', '^$', './...'], { cwd: sourceOf(bitset.versions.at(-1) ?? ''), env });
    });
  },
  sourceOf,
  ignored: '*.test\n',
  path: [],
  suite: { run: 'go test -count=1 -json ./... > "$RECOUNT_REPORTS/go.json"', reports: ['go.json'] },
  setup: [`mkdir -p ~/.cache/go-build && cp -r ${join(parts, 'build')}/. ~/.cache/go-build`],
  env: {},
};
