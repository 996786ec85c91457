import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';

// The bundle of the judged job is loaded by the action's door, where it lies beside it.
const rerunApart = {
  name: 'rerun-apart',
  resolveId: (id) => (id === './rerun.ts' ? { id: './rerun.js', external: true } : null),
};

// One file a bundle, so that a reviewer reads one file and a runner starts one.
const bundle = (name) => ({
  input: `src/entries/${name}.ts`,
  platform: 'node',
  plugins: [rerunApart],
  // See the file: the toolkit's second HTTP client is named by its modules and never used.
  resolve: { alias: { undici: fileURLToPath(new URL('src/io/github/no-undici.ts', import.meta.url)) } },
  // @actions/core reaches for an HTTP client only for OpenID tokens, which no door uses.
  treeshake: { moduleSideEffects: [{ test: /node_modules/, sideEffects: false }] },
  output: {
    file: `dist/${name}.js`,
    format: 'esm',
    minify: false,
    codeSplitting: false,
  },
});

export default defineConfig(['action', 'rerun', 'cli'].map(bundle));
