import { defineConfig } from 'rolldown';

// One file a door, so that a reviewer reads one file and a runner starts one.
const bundle = (name) => ({
  input: `src/entries/${name}.ts`,
  platform: 'node',
  // @actions/core reaches for an HTTP client only for OpenID tokens, which no door uses.
  treeshake: { moduleSideEffects: [{ test: /node_modules/, sideEffects: false }] },
  output: { file: `dist/${name}.js`, format: 'esm', minify: false, codeSplitting: false },
});

export default defineConfig([bundle('action'), bundle('cli')]);
