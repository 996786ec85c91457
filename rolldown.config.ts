import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type RolldownOptions } from 'rolldown';

// What a bundle loads when it needs it lies beside it: the programs that the two doors start, and libraries that few
// calls need.
const DOOR = /[\\/]src[\\/]entries[\\/](?:action|cli|hook)\.ts$/;
const PROGRAMS = ['./rerun.ts', './verdict.ts', './desk-verbs.ts'];
const SELDOM = ['parse5', 're2js'];
const FOR_STARTING = ['execa'];
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

// What the judged job's program imports late: its text is read when the program starts, and compiled when it is asked
// for. Nothing is loaded from a disk that the pull request's code has had, and no suite waits for what reads its reports.
const HELD = ['markdown-it', 'parse5', 're2js', 'src/core/report/read.ts'];
const heldName = (input: string): string => `held-${input.replace(/^.*[/]core[/]|[.]ts$/g, '').replace('/', '-')}`;
const HOLD = '\0held:';
const held: Plugin = {
  name: 'held',
  resolveId: (id, _, { kind }) => {
    const path = id.replace(/^(?:[.]+[/])+/, '/');
    const input = kind === 'dynamic-import' ? HELD.find((one) => one === id || one.endsWith(path)) : undefined;
    return input === undefined ? null : `${HOLD}${heldName(input)}`;
  },
  load: (id) => (id.startsWith(HOLD) ? `module.exports = held(${JSON.stringify(id.slice(HOLD.length))});` : null),
};
const holding = `import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
const texts = new Map(${JSON.stringify(HELD.map(heldName))}.map((name) => [name, readFileSync(new URL(\`./\${name}.cjs\`, import.meta.url), 'utf8')]));
const held = (name) => {
	const module = { exports: {} };
	compileFunction(texts.get(name), ['module', 'exports'], { filename: \`\${name}.cjs\` })(module, module.exports);
	return module.exports;
};
`;

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

const common = (input: string, plugins: readonly Plugin[]): RolldownOptions => ({
  input,
  platform: 'node',
  plugins: [...plugins, lazyBuiltins],
  resolve: {
    alias: {
      // See the file: the toolkit's second HTTP client is named by its modules and never used.
      undici: fileURLToPath(new URL('src/io/github/no-undici.ts', import.meta.url)),
      // The same library as modules: what is not used falls away, and nothing is compiled twice.
      yaml: fileURLToPath(new URL('node_modules/yaml/browser/dist/index.js', import.meta.url)),
    },
  },
  // @actions/core reaches for an HTTP client only for OpenID tokens, which no door uses.
  treeshake: { moduleSideEffects: [{ test: /node_modules/, sideEffects: false }] },
});

const bundle = (name: string, input: string, plugins: readonly Plugin[], banner = ''): RolldownOptions => ({
  ...common(input, plugins),
  output: { file: `dist/${name}.js`, format: 'esm', minify: false, codeSplitting: false, banner },
});

const entry = (name: string, plugins: readonly Plugin[], banner?: string): RolldownOptions =>
  bundle(name, `src/entries/${name}.ts`, plugins, banner);

export default defineConfig([
  entry('action', [apart([])]),
  entry('verdict', [apart(SELDOM)]),
  entry('cli', [apart([])]),
  entry('hook', [apart([])]),
  {
    ...common('src/entries/desk-verbs.ts', [apart([...SELDOM, ...FOR_STARTING, ...FOR_PINNING])]),
    output: {
      dir: 'dist',
      format: 'esm',
      minify: false,
      entryFileNames: '[name].js',
      chunkFileNames: 'desk-[name].js',
    },
  },
  entry('verify-checkout', [apart([])]),
  entry('rerun', [held, apart(FOR_STARTING)], holding),
  ...HELD.map(
    (input): RolldownOptions => ({
      ...common(input, []),
      output: { file: `dist/${heldName(input)}.cjs`, format: 'cjs', minify: false, codeSplitting: false },
    }),
  ),
  ...[...SELDOM, ...FOR_STARTING, ...FOR_PINNING].map((name) => bundle(fileOf(name), name, [])),
]);
