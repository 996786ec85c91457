import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type RolldownOptions } from 'rolldown';

// What a bundle loads when it needs it lies beside it: the programs that the two doors start, and libraries that few
// calls need.
const DOOR = /[\\/]src[\\/]entries[\\/](?:action|cli|hook)\.ts$/;
const PROGRAMS = ['./rerun.ts', './verdict.ts', './app-check.ts', './desk-verbs.ts'];
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

// What the action's programs ask for late. Of what is imported at the top of a file, these names, which few calls need.
const LATE: Readonly<Record<string, readonly string[]>> = {
  'node:https': ['Agent', 'request'],
  https: ['Agent', 'request'],
  tunnel: ['httpOverHttp', 'httpOverHttps', 'httpsOverHttp', 'httpsOverHttps'],
  picomatch: ['default'],
  entities: ['decodeHTMLStrict'],
};

// Of a hook's decisions, most globs need no library, and of commands most need no git.
const LATE_IN_HOOK: typeof LATE = { picomatch: ['default'], 'node:child_process': ['spawnSync'] };

// The text of these lies beside the programs. The judge, which runs no code of the pull request, reads it when it is
// asked for. The judged job's program reads it when it starts, and compiles it when it is asked for: nothing is loaded
// from a disk that the pull request's code has had, and no suite waits for what reads its reports.
const HELD_LATE = ['picomatch', 'entities'];
const HELD = [
  'markdown-it',
  'parse5',
  're2js',
  'src/core/block/second-reading.ts',
  'src/core/report/read.ts',
  'src/core/hand-over/unpack-archive.ts',
  ...HELD_LATE,
];
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
const NAMES = JSON.stringify(HELD.map(heldName));
// The bundler knows nothing of these names: one alone stands beside those of the program.
const holding = (atStart: boolean): string => `const held = (() => {
	const read = (name) => process.getBuiltinModule('node:fs').readFileSync(new URL(\`./\${name}.cjs\`, import.meta.url));
	const texts = ${atStart ? `new Map(${NAMES}.map((name) => [name, read(name)]))` : '{ get: read }'};
	const modules = new Map();
	return (name) => {
		if (!modules.has(name)) {
			const module = { exports: {} };
			const make = process.getBuiltinModule('node:vm').compileFunction(
				texts.get(name).toString(),
				['module', 'exports', 'require', 'held'],
				{ filename: \`\${name}.cjs\` },
			);
			make(module, module.exports, process.getBuiltinModule, held);
			modules.set(name, module.exports);
		}
		return modules.get(name);
	};
})();
`;

const LATER = '\0late:';
const lateOf = (names: Readonly<Record<string, readonly string[]>>): Plugin => ({
  name: 'late',
  resolveId: (id, importer) =>
    Object.hasOwn(names, id) && importer?.startsWith(LATER) === false ? `${LATER}${id}` : null,
  load: (id) => {
    if (!id.startsWith(LATER)) return null;
    const library = id.slice(LATER.length);
    const from = HELD_LATE.includes(library) ? `held('${heldName(library)}')` : `require('${library}')`;
    const call = (name: string): string =>
      `function (...given) { const to = ${from}${name}; return new.target ? new to(...given) : to(...given); }`;
    const wanted = names[library] ?? [];
    return wanted.includes('default')
      ? `module.exports = ${call('')};`
      : `module.exports = { ${wanted.map((name) => `${name}: ${call(`.${name}`)}`).join(', ')} };`;
  },
});
const late = lateOf(LATE);

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

// A file with one letter beyond ASCII takes twice the memory and longer to read, all of it. In a raw template, and behind
// a backslash, the escape of a letter would be another text.
const NOT_TO_ESCAPE = /String\.raw`[^`]*[^\0-\x7f`]|(?<!\\)(?:\\{2})*\\[^\0-\x7f]/;
const ascii: Plugin = {
  name: 'ascii',
  renderChunk: (code) => {
    const found = NOT_TO_ESCAPE.exec(code);
    if (found !== null) throw new Error(`expected ASCII in a raw template and behind a backslash, found ${found[0]}`);
    return code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  },
};

const LEFT_OUT = [
  'undici',
  'json-with-bigint',
  'linkify-it',
  '@octokit/plugin-paginate-rest',
  '@octokit/plugin-rest-endpoint-methods',
];
const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const common = (input: string, plugins: readonly Plugin[]): RolldownOptions => ({
  input,
  platform: 'node',
  plugins: [...plugins, lazyBuiltins, ascii],
  resolve: {
    alias: {
      // See the file.
      ...Object.fromEntries(
        LEFT_OUT.map((name) => [name, fileURLToPath(new URL('src/io/github/left-out.ts', import.meta.url))]),
      ),
      // Of libraries that were installed more than once, one.
      '@actions/http-client': fromHere('node_modules/@actions/http-client/lib/index.js'),
      '@octokit/request': fromHere('node_modules/@octokit/core/node_modules/@octokit/request/dist-bundle/index.js'),
      // The same library as modules: what is not used falls away, and nothing is compiled twice.
      yaml: fromHere('node_modules/yaml/browser/dist/index.js'),
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
  entry('verdict', [held, late], holding(false)),
  entry('app-check', [held, late], holding(false)),
  entry('cli', [apart([])]),
  // Modules of the older kind: the loader of the newer one takes a fifth of the time that node itself takes to start, and
  // looks for a package.json in the folders above.
  {
    ...common('src/entries/hook.ts', [lateOf(LATE_IN_HOOK), apart([])]),
    output: {
      file: 'dist/hook.cjs',
      format: 'cjs',
      minify: false,
      codeSplitting: false,
      intro: 'const held = (name) => require(`./${name}.cjs`);',
    },
  },
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
  entry('compare-part', [apart([])]),
  entry('rerun', [held, late, apart(FOR_STARTING)], holding(true)),
  ...HELD.map(
    (input): RolldownOptions => ({
      ...common(input, [late]),
      output: { file: `dist/${heldName(input)}.cjs`, format: 'cjs', minify: false, codeSplitting: false },
    }),
  ),
  ...[...SELDOM, ...FOR_STARTING, ...FOR_PINNING].map((name) => bundle(fileOf(name), name, [])),
]);
