import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

interface Source {
  readonly path: string;
  readonly lines: number;
  readonly tree: ts.SourceFile;
  readonly imports: readonly string[];
}

/** Every node of a tree, from the root on. */
const nodesOf = (node: ts.Node): readonly ts.Node[] => {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(...nodesOf(child));
  });
  return [node, ...children];
};

const isText = (node: ts.Node | undefined): node is ts.StringLiteral => node !== undefined && ts.isStringLiteral(node);

/** What a file imports or exports again, statically or not. A path that is not a plain string is a fault of its own. */
const importsOf = (tree: ts.SourceFile): readonly string[] =>
  nodesOf(tree).flatMap((node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
      return isText(node.moduleSpecifier) ? [node.moduleSpecifier.text] : [];
    if (ts.isImportTypeNode(node)) return [node.argument.getText(tree).slice(1, -1)];
    if (!ts.isCallExpression(node)) return [];
    const isRequire = ts.isIdentifier(node.expression) && node.expression.text === 'require';
    if (node.expression.kind !== ts.SyntaxKind.ImportKeyword && !isRequire) return [];
    const [target] = node.arguments;
    return [isText(target) ? target.text : '(computed)'];
  });

const read = (path: string): Source => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imports = importsOf(tree).map((target) =>
    target.startsWith('.') ? relative(ROOT, join(ROOT, dirname(path), target)) : target,
  );
  return { path, tree, imports, lines: text.split('\n').length - 1 };
};

const SOURCES: readonly Source[] = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => read(join('src', name)))
  .sort((a, b) => (a.path < b.path ? -1 : 1));

const layerOf = (path: string): string => path.split('/')[1] ?? '';
const isOurs = (target: string): boolean => target.startsWith('src/') || target === 'package.json';
const packageOf = (target: string): string =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');

const CORE_MAY = [
  'zod',
  'yaml',
  'saxes',
  'markdown-it',
  'micromark',
  'micromark-extension-gfm-footnote',
  'micromark-extension-gfm-table',
  'parse5',
  'picomatch',
  're2js',
  'fflate',
  'node:buffer',
  'node:zlib',
];

/** Why a file may not import this, or undefined where it may. */
const trespass = (path: string, target: string): string | undefined => {
  const [from, to] = [layerOf(path), layerOf(target)];
  if (target === '(computed)') return 'an import that cannot be read';
  if (path === 'src/version.ts') return target === 'package.json' ? undefined : 'the version is read from package.json';
  if (isOurs(target)) {
    if (target === 'src/version.ts') return from === 'entries' ? undefined : 'only entries know the version';
    if (to === from || to === 'core') return undefined;
    if (from === 'io')
      return /^src\/app\/(?:.*\/)?ports\.ts$/.test(target) ? undefined : 'io sees of app its ports alone';
    if (from === 'entries') return undefined;
    return `${from} may not import ${to}`;
  }
  if (from === 'core') {
    if (target === 'node:crypto') return path === 'src/core/digest.ts' ? undefined : 'only digest.ts hashes';
    return CORE_MAY.includes(packageOf(target)) ? undefined : 'core is pure';
  }
  return from === 'app' ? 'app works over ports alone' : undefined;
};

const edges = SOURCES.flatMap(({ path, imports }) => imports.map((target) => ({ path, target })));

test('there is something to look at', () => {
  expect(SOURCES.length).toBeGreaterThan(50);
  expect(edges.length).toBeGreaterThan(150);
});

describe('data flows one way: core ← app ← entries, and io fills the ports', () => {
  test('no import goes against it', () => {
    const wrong = edges.flatMap(({ path, target }) => {
      const why = trespass(path, target);
      return why === undefined ? [] : [`${path} → ${target}: ${why}`];
    });
    expect(wrong).toEqual([]);
  });

  test.each<[path: string, target: string]>([
    ['src/core/judge/judge.ts', 'node:fs'],
    ['src/core/judge/judge.ts', 'node:crypto'],
    ['src/core/judge/judge.ts', '@actions/core'],
    ['src/core/judge/judge.ts', 'src/app/ports.ts'],
    ['src/core/judge/judge.ts', 'src/version.ts'],
    ['src/app/rerun.ts', 'src/io/clock.ts'],
    ['src/app/rerun.ts', 'src/entries/cli.ts'],
    ['src/app/rerun.ts', 'node:fs'],
    ['src/io/clock.ts', 'src/app/rerun.ts'],
    ['src/io/clock.ts', 'src/entries/cli.ts'],
    ['src/io/clock.ts', '(computed)'],
  ])('the rule would refuse %s → %s', (path, target) => {
    expect(trespass(path, target)).toBeDefined();
  });

  test('every import of ours is of a file that is there', () => {
    const paths = new Set([...SOURCES.map(({ path }) => path), 'package.json']);
    expect(edges.filter(({ target }) => isOurs(target) && !paths.has(target))).toEqual([]);
  });

  test('no file imports itself, by whatever way round', () => {
    const next = new Map(SOURCES.map(({ path, imports }) => [path, imports.filter(isOurs)]));
    const done = new Set<string>();
    const cycles: string[] = [];
    const walk = (path: string, trail: readonly string[]): void => {
      if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      if (trail.includes(path) || done.has(path)) return;
      for (const target of next.get(path) ?? []) walk(target, [...trail, path]);
      done.add(path);
    };
    for (const { path } of SOURCES) walk(path, []);
    expect(cycles).toEqual([]);
  });
});

/** The places in these files where a node is not allowed. */
const found = (sources: readonly Source[], isWrong: (node: ts.Node) => boolean): readonly string[] =>
  sources.flatMap(({ path, tree }) =>
    nodesOf(tree)
      .filter(isWrong)
      .map(
        (node) =>
          `${path}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1} ${node.getText(tree).slice(0, 60)}`,
      ),
  );

const isNamed = (node: ts.Node, name: string): boolean => ts.isIdentifier(node) && node.text === name;

/** `process.env`, `process['env']`, `const { env } = process`, or env out of node:process. */
const readsEnvironment = (node: ts.Node): boolean => {
  if (ts.isPropertyAccessExpression(node)) return isNamed(node.expression, 'process') && node.name.text === 'env';
  if (ts.isElementAccessExpression(node))
    return (
      isNamed(node.expression, 'process') && isText(node.argumentExpression) && node.argumentExpression.text === 'env'
    );
  if (ts.isImportDeclaration(node))
    return isText(node.moduleSpecifier) && /^(?:node:)?process$/.test(node.moduleSpecifier.text);
  return (
    ts.isVariableDeclaration(node) &&
    ts.isObjectBindingPattern(node.name) &&
    node.initializer !== undefined &&
    isNamed(node.initializer, 'process') &&
    node.name.elements.some((element) => isNamed(element.propertyName ?? element.name, 'env'))
  );
};

const IMPURE = [
  'Date',
  'process',
  'performance',
  'globalThis',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'fetch',
  'console',
  'crypto',
];

/** A use of a name, and not a property or a type of that name. */
const usesImpure = (node: ts.Node): boolean => {
  if (ts.isPropertyAccessExpression(node) && isNamed(node.expression, 'Math')) return node.name.text === 'random';
  if (!ts.isIdentifier(node) || !IMPURE.includes(node.text)) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  const isName =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isBindingElement(parent) ||
    ts.isVariableDeclaration(parent);
  return !(isName && (parent.name === node || ('propertyName' in parent && parent.propertyName === node)));
};

describe('what no file does', () => {
  test('the environment is read by entries alone', () => {
    expect(
      found(
        SOURCES.filter(({ path }) => layerOf(path) !== 'entries'),
        readsEnvironment,
      ),
    ).toEqual([]);
  });

  test('core knows no clock, no chance, no process and no timer', () => {
    expect(
      found(
        SOURCES.filter(({ path }) => layerOf(path) === 'core'),
        usesImpure,
      ),
    ).toEqual([]);
  });

  test('nothing is any, asserted not to be null, or hidden from the compiler', () => {
    const isEscape = (node: ts.Node): boolean => node.kind === ts.SyntaxKind.AnyKeyword || ts.isNonNullExpression(node);
    expect(found(SOURCES, isEscape)).toEqual([]);
    const hidden = SOURCES.filter(({ tree }) =>
      /@ts-(?:ignore|expect-error|nocheck)|(?:v8|c8|istanbul) ignore/.test(tree.text),
    );
    expect(hidden.map(({ path }) => path)).toEqual([]);
  });

  test('nothing is exported by default', () => {
    const isDefault = (node: ts.Node): boolean =>
      ts.isExportAssignment(node) || (node.kind === ts.SyntaxKind.DefaultKeyword && !ts.isDefaultClause(node.parent));
    expect(found(SOURCES, isDefault)).toEqual([]);
  });

  test('no file is longer than 300 lines', () => {
    expect(SOURCES.filter(({ lines }) => lines > 300).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });

  test('every name is kebab-case and says what the file holds', () => {
    const names = SOURCES.flatMap(({ path }) => path.split('/').slice(1)).map((part) => part.replace(/\.ts$/, ''));
    expect(names.filter((name) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))).toEqual([]);
    expect(
      names.filter((name) => /^(?:utils?|helpers?|common|misc|shared|lib|index)$|-(?:utils?|helpers?)$/.test(name)),
    ).toEqual([]);
  });
});

describe('the look-outs see what they are there for', () => {
  const seen = (code: string, isWrong: (node: ts.Node) => boolean): boolean =>
    nodesOf(ts.createSourceFile('x.ts', code, ts.ScriptTarget.Latest, true)).some(isWrong);

  test.each([
    'process.env.A',
    "process['env']",
    'const { env } = process',
    'const { env: e } = process',
    "import { env } from 'node:process'",
    "import p from 'process'",
  ])('the environment: %s', (code) => {
    expect(seen(code, readsEnvironment)).toBe(true);
  });

  test.each([
    'new Date()',
    'Date.now()',
    'Math.random()',
    'process.cwd()',
    'setTimeout(f, 1)',
    'globalThis.x',
    'f(process)',
    'const now = Date',
  ])('what is impure: %s', (code) => {
    expect(seen(code, usesImpure)).toBe(true);
  });

  test.each([
    'a.process',
    '({ process: 1 })',
    'interface A { process: string }',
    'Math.max(1)',
    'const { Date: d } = x',
  ])('and nothing else: %s', (code) => {
    expect(seen(code, usesImpure)).toBe(false);
  });

  test.each([
    ["import('./a.ts')", './a.ts'],
    ["import type { A } from './a.ts'", './a.ts'],
    ["export * from './a.ts'", './a.ts'],
    ["type A = import('./a.ts').A", './a.ts'],
    ['import(name)', '(computed)'],
    ["require('fs')", 'fs'],
  ])('an import: %s', (code, target) => {
    expect(importsOf(ts.createSourceFile('x.ts', code, ts.ScriptTarget.Latest, true))).toEqual([target]);
  });
});
