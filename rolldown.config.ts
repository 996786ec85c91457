import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type RolldownOptions } from 'rolldown';

// What a bundle loads when it needs it lies beside it: the programs that the two doors start, and libraries that few
// calls need.
const DOOR = /[\\/]src[\\/]entries[\\/](?:action|cli|hook)\.ts$/;
const PROGRAMS = ['./rerun.ts', './verdict.ts', './desk-verbs.ts'];
const SELDOM = ['parse5', 're2js'];
const FOR_PINNING = ['markdown-it', '@octokit/rest'];
const fileOf = (library: string): string => library.replace(/^@|\//g, (mark) => (mark === '/' ? '-' : ''));
const apart = (libraries: readonly string[]): Plugin => ({
  name: 'apart',
  resolveId: (id, importer) => {
    if (importer === undefined) return null;
    if (PROGRAMS.includes(id) && DOOR.test(importer)) return { id: id.replace('.ts', '.js'), external: true };
    return libraries.includes(id) ? { id: `./${fileOf(id)}.js`, external: true } : null;
  },
});

// An import of Node's own modules stands at the top of a file and loads all of them, TLS among them, before the first
// line runs. Asked for where they are used, each is loaded when the module that needs it is.
const BUILTIN = '\0builtin:';
const lazyBuiltins: Plugin = {
  name: 'lazy-builtins',
  // The bundler's own first lines need this one.
  resolveId: (id) => (isBuiltin(id) && !/^(?:node:)?module$/.test(id) ? `${BUILTIN}${id}` : null),
  load: (id) =>
    id.startsWith(BUILTIN)
      ? `module.exports = process.getBuiltinModule(${JSON.stringify(id.slice(BUILTIN.length))});`
      : null,
};

const bundle = (name: string, input: string, libraries: readonly string[]): RolldownOptions => ({
  input,
  platform: 'node',
  plugins: [apart(libraries), lazyBuiltins],
  // See the file: the toolkit's second HTTP client is named by its modules and never used.
  resolve: { alias: { undici: fileURLToPath(new URL('src/io/github/no-undici.ts', import.meta.url)) } },
  // @actions/core reaches for an HTTP client only for OpenID tokens, which no door uses.
  treeshake: { moduleSideEffects: [{ test: /node_modules/, sideEffects: false }] },
  output: { file: `dist/${name}.js`, format: 'esm', minify: false, codeSplitting: false },
});

const entry = (name: string, libraries: readonly string[]): RolldownOptions =>
  bundle(name, `src/entries/${name}.ts`, libraries);

// Of the YAML library the hook needs the tokens alone. The build of it that has ES modules lets the rest be left out.
const tokensAlone = fileURLToPath(new URL('node_modules/yaml/browser/dist/index.js', import.meta.url));

export default defineConfig([
  entry('action', []),
  entry('verdict', SELDOM),
  entry('cli', []),
  { ...entry('hook', []), resolve: { alias: { yaml: tokensAlone } } },
  entry('desk-verbs', [...SELDOM, ...FOR_PINNING]),
  // Once the pull request's code has run, nothing more is loaded: this one carries all that it may need.
  entry('rerun', []),
  ...[...SELDOM, ...FOR_PINNING].map((name) => bundle(fileOf(name), name, [])),
]);
