import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';

// The bundle of the judged job is loaded by the action's door, where it lies beside it.
const rerunApart = {
  name: 'rerun-apart',
  resolveId: (id) => (id === './rerun.ts' ? { id: './rerun.js', external: true } : null),
};

// An import of Node's own modules stands at the top of a file and loads all of them, TLS among them, before the first
// line runs. Asked for where they are used, each is loaded when the module that needs it is.
const BUILTIN = '\0builtin:';
const lazyBuiltins = {
  name: 'lazy-builtins',
  // The bundler's own first lines need this one.
  resolveId: (id) => (isBuiltin(id) && !/^(?:node:)?module$/.test(id) ? `${BUILTIN}${id}` : null),
  load: (id) =>
    id.startsWith(BUILTIN)
      ? `module.exports = process.getBuiltinModule(${JSON.stringify(id.slice(BUILTIN.length))});`
      : null,
};

// One file a bundle, so that a reviewer reads one file and a runner starts one.
const bundle = (name) => ({
  input: `src/entries/${name}.ts`,
  platform: 'node',
  plugins: [rerunApart, lazyBuiltins],
  // See the file: the toolkit's second HTTP client is named by its modules and never used.
  resolve: { alias: { undici: fileURLToPath(new URL('src/io/github/no-undici.ts', import.meta.url)) } },
  // @actions/core reaches for an HTTP client only for OpenID tokens, which no door uses.
  treeshake: { moduleSideEffects: [{ test: /node_modules/, sideEffects: false }] },
  output: { file: `dist/${name}.js`, format: 'esm', minify: false, codeSplitting: false },
});

export default defineConfig(['action', 'rerun', 'cli'].map(bundle));
