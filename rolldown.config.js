import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';

// What a bundle loads when it needs it lies beside it: programs of ours, and libraries that few calls need.
const OURS = ['./rerun.ts', './desk-verbs.ts'];
const LIBRARIES = ['parse5', 're2js'];
const apart = (libraries) => ({
  name: 'apart',
  resolveId: (id, importer) => {
    if (OURS.includes(id)) return { id: id.replace('.ts', '.js'), external: true };
    return importer !== undefined && libraries.includes(id) ? { id: `./${id}.js`, external: true } : null;
  },
});

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

const bundle = (name, input, libraries) => ({
  input,
  platform: 'node',
  plugins: [apart(libraries), lazyBuiltins],
  // See the file: the toolkit's second HTTP client is named by its modules and never used.
  resolve: { alias: { undici: fileURLToPath(new URL('src/io/github/no-undici.ts', import.meta.url)) } },
  // @actions/core reaches for an HTTP client only for OpenID tokens, which no door uses.
  treeshake: { moduleSideEffects: [{ test: /node_modules/, sideEffects: false }] },
  output: { file: `dist/${name}.js`, format: 'esm', minify: false, codeSplitting: false },
});

const door = (name, libraries) => bundle(name, `src/entries/${name}.ts`, libraries);

export default defineConfig([
  door('action', LIBRARIES),
  door('cli', LIBRARIES),
  door('desk-verbs', LIBRARIES),
  // Once the pull request's code has run, nothing more is loaded: this one carries all that it may need.
  door('rerun', []),
  ...LIBRARIES.map((name) => bundle(name, name, [])),
]);
