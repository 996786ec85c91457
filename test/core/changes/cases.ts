import type { ChangeKind } from '../../../src/core/changes/decide.ts';

/** How a path is decided: a finding's code, or that there is none, or that nothing was looked at. */
type Decided = 'allowed' | 'path-denied' | 'path-protected' | 'link-escapes' | 'not-checked';

/** One path under one rule, with the right answer. `changes` is the policy's own text for the key. */
export type PathCase = readonly [
  name: string,
  changes: string | undefined,
  kind: ChangeKind,
  path: string,
  decided: Decided,
  more?: { readonly target?: string; readonly from?: string; readonly before?: string; readonly after?: string },
];

/** A case in one line. */
export const titleOf = ([name, changes, kind, path, decided]: PathCase): string =>
  `${name}: ${kind} ${JSON.stringify(path)} under ${changes ?? 'no rule'} is ${decided}`;

const SRC = '{ allow: [src/**] }';
const DENY = '{ deny: [secrets/**, "*.pem", infra] }';
const BOTH = '{ allow: [src/**, docs], deny: [src/generated/**] }';
const PARTS = '{ protected: ["package.json#/scripts", "package.json#/engines/node"] }';
const manifest = (scripts: object, more: object = {}): string => JSON.stringify({ name: 'a', scripts, ...more });

const E_COMPOSED = 'caf\u00e9';
const E_DECOMPOSED = 'cafe\u0301';

/** The rule, path by path. It is run through the server's rule and, where a tool could write the path, through the hook. */
export const PATH_CASES: readonly PathCase[] = [
  // No rule.
  ['a policy without the key', undefined, 'modified', 'src/a.ts', 'not-checked'],
  ['a policy without the key, and the policy itself', undefined, 'modified', '.github/recount.yml', 'not-checked'],

  // What is allowed.
  ['a file in an allowed folder', SRC, 'modified', 'src/a.ts', 'allowed'],
  ['a new file in an allowed folder', SRC, 'added', 'src/b.ts', 'allowed'],
  ['a new file far below an allowed folder', SRC, 'added', 'src/x/y/z.ts', 'allowed'],
  ['a hidden file in an allowed folder', SRC, 'added', 'src/.env', 'allowed'],
  ['a file at the top', SRC, 'modified', 'README.md', 'path-denied'],
  ['a file in another folder', SRC, 'added', 'docs/a.md', 'path-denied'],
  ['a neighbour whose name begins alike', SRC, 'added', 'src-old/a.ts', 'path-denied'],
  ['a neighbour whose name ends alike', SRC, 'added', 'mysrc/a.ts', 'path-denied'],
  ['a folder of that name elsewhere', SRC, 'added', 'lib/src/a.ts', 'path-denied'],
  ['an allowed folder in another case', SRC, 'added', 'SRC/a.ts', 'path-denied'],
  ['a backslash is no separator in a tree', SRC, 'added', 'src\\a.ts', 'path-denied'],
  ['an allowed folder without wildcards', BOTH, 'added', 'docs/a/b.md', 'allowed'],
  ['a neighbour of an allowed folder without wildcards', BOTH, 'added', 'docs2/a.md', 'path-denied'],
  ['a list of what is allowed that is empty', '{ allow: [] }', 'modified', 'src/a.ts', 'path-denied'],
  ['one level only', '{ allow: ["src/*"] }', 'added', 'src/a.ts', 'allowed'],
  ['one level only, two deep', '{ allow: ["src/*"] }', 'added', 'src/x/a.ts', 'path-denied'],
  ['a folder glob that ends in a slash', '{ allow: ["packages/*/"] }', 'added', 'packages/a/src/b.ts', 'allowed'],
  ['alternatives', '{ allow: ["{src,test}/**"] }', 'added', 'test/a.ts', 'allowed'],
  ['a leading "./" means the top', '{ allow: ["./src/**"] }', 'added', 'src/a.ts', 'allowed'],
  ['a scope is no wildcard', '{ allow: ["packages/@a"] }', 'added', 'packages/@a/b.ts', 'allowed'],
  ['a folder in brackets', '{ allow: ["app/(shop)/**"] }', 'added', 'app/(shop)/cart.ts', 'allowed'],
  ['a folder in other brackets', '{ allow: ["app/[...slug]"] }', 'added', 'app/[...slug]/page.tsx', 'allowed'],
  ['a class of letters all the same', '{ allow: ["app/[ab]/*"] }', 'added', 'app/b/page.tsx', 'allowed'],
  ['everything', '{ allow: ["**"] }', 'added', 'any/where.txt', 'allowed'],
  [
    'the allowed name in its other Unicode form',
    `{ allow: ["${E_COMPOSED}/**"] }`,
    'added',
    `${E_DECOMPOSED}/a`,
    'allowed',
  ],
  ['the other way round', `{ allow: ["${E_DECOMPOSED}/**"] }`, 'added', `${E_COMPOSED}/a`, 'allowed'],

  // What is denied.
  ['a denied folder', DENY, 'added', 'secrets/key', 'path-denied'],
  ['a denied folder, deep', DENY, 'added', 'secrets/a/b/key', 'path-denied'],
  ['a denied ending at the top', DENY, 'added', 'key.pem', 'path-denied'],
  ['a denied ending elsewhere is another path', DENY, 'added', 'a/key.pem', 'allowed'],
  ['a denied folder without wildcards', DENY, 'modified', 'infra/main.tf', 'path-denied'],
  ['a denied folder in brackets', '{ deny: ["app/(admin)/**"] }', 'modified', 'app/(admin)/users.ts', 'path-denied'],
  ['in another case', '{ deny: ["app/(admin)"] }', 'modified', 'App/(Admin)/users.ts', 'path-denied'],
  ['a denied entry that ends in a dot', '{ deny: ["docs/e.g."] }', 'added', 'docs/e.g./a.md', 'path-denied'],
  ['a protected one', '{ protected: ["docs/e.g."] }', 'added', 'docs/e.g./a.md', 'path-protected'],
  ['with a wildcard behind it', '{ deny: ["docs/e.g./**"] }', 'added', 'docs/e.g./a.md', 'path-denied'],
  ['its neighbour', '{ deny: ["app/(admin)/**"] }', 'modified', 'app/(shop)/users.ts', 'allowed'],
  ['a neighbour of a denied folder', DENY, 'added', 'infrastructure/main.tf', 'allowed'],
  ['a neighbour of a denied folder, with a dash', DENY, 'added', 'secrets-of-success/a.md', 'allowed'],
  ['a denied folder in another case', DENY, 'added', 'Secrets/key', 'path-denied'],
  ['a denied ending in another case', DENY, 'added', 'KEY.PEM', 'path-denied'],
  ['a letter that another case has twice', DENY, 'added', '\u017fecrets/key', 'path-denied'],
  ['a denied name that ends in a dot', DENY, 'added', 'secrets./key', 'path-denied'],
  ['a denied name that ends in a blank', DENY, 'added', 'infra /main.tf', 'path-denied'],
  ['a denied name with a stream behind it', DENY, 'added', 'infra/main.tf::$DATA', 'path-denied'],
  ['a denied name with a character that nobody sees', DENY, 'added', 'sec\u200drets/key', 'path-denied'],
  ['a denied name with a character that ends a line', DENY, 'added', 'secrets/a\nb', 'path-denied'],
  ['one that another system ends a line with', DENY, 'added', 'secrets/a\u2028b', 'path-denied'],
  ['a denied folder with the other separator', DENY, 'added', 'secrets\\key', 'path-denied'],
  ['a denied folder behind a way up with the other separator', DENY, 'added', 'a\\..\\secrets\\key', 'path-denied'],
  ['a way out with the other separator', DENY, 'added', '..\\x', 'path-denied'],
  [
    'a denied name in its other Unicode form',
    `{ deny: ["${E_COMPOSED}/**"] }`,
    'added',
    `${E_DECOMPOSED}/a`,
    'path-denied',
  ],
  ['the other way round', `{ deny: ["${E_DECOMPOSED}"] }`, 'added', `${E_COMPOSED}/a`, 'path-denied'],
  ['denied goes before allowed', BOTH, 'modified', 'src/generated/a.ts', 'path-denied'],
  ['allowed beside denied', BOTH, 'modified', 'src/a.ts', 'allowed'],
  ['a file in the place of a folder with denied files', '{ deny: ["conf/*.key"] }', 'added', 'conf', 'path-denied'],
  ['nothing named denies nothing', '{}', 'modified', 'README.md', 'allowed'],

  // What is protected.
  ['the policy, by default', '{}', 'modified', '.github/recount.yml', 'path-protected'],
  [
    'the policy, although everything is allowed',
    '{ allow: ["**"] }',
    'modified',
    '.github/recount.yml',
    'path-protected',
  ],
  ['a workflow, by default', '{}', 'modified', '.github/workflows/ci.yml', 'path-protected'],
  ['a new workflow', '{}', 'added', '.github/workflows/new.yml', 'path-protected'],
  ['a workflow in another case', '{}', 'added', '.GitHub/Workflows/new.yml', 'path-protected'],
  ['a neighbour of the workflows', '{}', 'added', '.github/workflows-old/ci.yml', 'allowed'],
  ['a neighbour of the policy', '{}', 'added', '.github/recount.yml.bak', 'allowed'],
  ['a file in the place of the folder', '{}', 'added', '.github', 'path-protected'],
  ['protected goes before denied', '{ deny: [".github/**"] }', 'modified', '.github/recount.yml', 'path-protected'],
  [
    'a list of its own leaves the default out',
    '{ protected: [Makefile] }',
    'modified',
    '.github/recount.yml',
    'allowed',
  ],
  ['a list of its own', '{ protected: [Makefile] }', 'modified', 'Makefile', 'path-protected'],
  ['a list of its own that is empty', '{ protected: [] }', 'modified', '.github/recount.yml', 'allowed'],
  ['a path with brackets is a path', '{ protected: ["app/[id]"] }', 'modified', 'app/[id]/page.tsx', 'path-protected'],
  ['and no wildcard', '{ protected: ["app/[id]"] }', 'modified', 'app/i/page.tsx', 'allowed'],
  ["git's own folder", '{}', 'modified', '.git/config', 'path-protected'],
  ["git's own folder in another case", '{ allow: ["**"] }', 'added', '.GIT/hooks/pre-push', 'path-protected'],
  ["git's own folder, deeper", '{}', 'added', 'sub/.git/config', 'path-protected'],
  ["git's short name on Windows", '{}', 'added', 'GIT~1/config', 'path-protected'],
  ['what git reads at the top is no folder of its own', '{}', 'modified', '.gitignore', 'allowed'],

  // A part of a file.
  [
    'another part of the file',
    PARTS,
    'modified',
    'package.json',
    'allowed',
    { before: manifest({ t: 'x' }), after: manifest({ t: 'x' }, { v: 1 }) },
  ],
  [
    'the protected part',
    PARTS,
    'modified',
    'package.json',
    'path-protected',
    { before: manifest({ t: 'x' }), after: manifest({ t: 'y' }) },
  ],
  [
    'the protected part, keys in another order',
    PARTS,
    'modified',
    'package.json',
    'allowed',
    { before: manifest({ a: '1', b: '2' }), after: manifest({ b: '2', a: '1' }) },
  ],
  [
    'the protected part, taken out',
    PARTS,
    'modified',
    'package.json',
    'path-protected',
    { before: manifest({}, { engines: { node: '20' } }), after: manifest({}) },
  ],
  [
    'a file that is no JSON afterwards',
    PARTS,
    'modified',
    'package.json',
    'path-protected',
    { before: manifest({}), after: '{' },
  ],
  ['a new file without the part', PARTS, 'added', 'package.json', 'allowed', { after: '{"name":"a"}' }],
  ['a new file with the part', PARTS, 'added', 'package.json', 'path-protected', { after: manifest({ t: 'x' }) }],
  [
    'the same name elsewhere',
    PARTS,
    'modified',
    'a/package.json',
    'allowed',
    { before: manifest({ t: 'x' }), after: manifest({ t: 'y' }) },
  ],
  ['the file deleted', PARTS, 'deleted', 'package.json', 'path-protected', { before: manifest({ t: 'x' }) }],

  // What no writing tool does.
  ['deleted where allowed', SRC, 'deleted', 'src/a.ts', 'allowed'],
  ['deleted where not', SRC, 'deleted', 'docs/a.md', 'path-denied'],
  ['the policy deleted', '{}', 'deleted', '.github/recount.yml', 'path-protected'],
  ['renamed within', SRC, 'renamed', 'src/b.ts', 'allowed', { from: 'src/a.ts' }],
  ['renamed out of the allowed folder', SRC, 'renamed', 'lib/a.ts', 'path-denied', { from: 'src/a.ts' }],
  ['renamed into it, which deletes elsewhere', SRC, 'renamed', 'src/a.ts', 'path-denied', { from: 'lib/a.ts' }],
  ['a workflow renamed away', '{}', 'renamed', 'old/ci.yml', 'path-protected', { from: '.github/workflows/ci.yml' }],
  [
    'a rename that changes the case alone, of a workflow',
    '{}',
    'renamed',
    '.github/workflows/CI.yml',
    'path-protected',
    { from: '.github/workflows/ci.yml' },
  ],
  [
    'a rename that changes the case of the allowed folder',
    SRC,
    'renamed',
    'Src/a.ts',
    'path-denied',
    { from: 'src/a.ts' },
  ],
  ['made executable where allowed', SRC, 'mode', 'src/a.sh', 'allowed'],
  ['made executable where not', SRC, 'mode', 'run.sh', 'path-denied'],
  ['the policy made executable', '{}', 'mode', '.github/recount.yml', 'path-protected'],
  ['a file whose part is protected made executable', PARTS, 'mode', 'package.json', 'allowed'],
  ['a link within', SRC, 'link', 'src/l', 'allowed', { target: 'a.ts' }],
  ['a link up and within', SRC, 'link', 'src/x/l', 'allowed', { target: '../../docs/a.md' }],
  ['a link that leads out', SRC, 'link', 'src/l', 'link-escapes', { target: '../../etc/passwd' }],
  ['a link to an absolute path', '{}', 'link', 'l', 'link-escapes', { target: '/etc/passwd' }],
  ['a link to a drive', '{}', 'link', 'l', 'link-escapes', { target: 'C:\\Windows' }],
  ['a link that leads out with the other separator', '{}', 'link', 'a/l', 'link-escapes', { target: '..\\..\\x' }],
  ['a link that goes up after it went down', '{}', 'link', 'a/b/l', 'link-escapes', { target: 'c/../../d' }],
  ["a link into git's own folder", '{}', 'link', 'l', 'link-escapes', { target: '.git/hooks' }],
  ['a link whose target could not be read', '{}', 'link', 'l', 'link-escapes'],
  ['a link that leads out, in a place that is denied', DENY, 'link', 'secrets/l', 'link-escapes', { target: '/x' }],
  ['a link in a place that is not allowed', SRC, 'link', 'l', 'path-denied', { target: 'src' }],
  ['a link in the place of the workflows', '{}', 'link', '.github/workflows', 'path-protected', { target: '../ci' }],
  ['a link in the place of the folder above them', '{}', 'link', '.github', 'path-protected', { target: 'ci' }],
  [
    'a link in the place of a file with a protected part',
    PARTS,
    'link',
    'package.json',
    'path-protected',
    { target: 'other.json' },
  ],
  ['a submodule where allowed', SRC, 'submodule', 'src/lib', 'allowed'],
  ['a submodule where not', SRC, 'submodule', 'vendor/lib', 'path-denied'],
  ['a submodule in the place of a denied folder', '{ deny: ["vendor/**"] }', 'submodule', 'vendor', 'path-denied'],
  [
    'a submodule in the place of a folder with denied files',
    '{ deny: ["conf/*.key"] }',
    'submodule',
    'conf',
    'path-denied',
  ],
];

/** Paths that no tree of git may hold, and a broken one might. */
export const BROKEN_PATHS: readonly string[] = [
  '',
  '.',
  '..',
  '../a',
  'a/../b',
  'a//b',
  '/a',
  'a/',
  './a',
  'a\0b',
  ' ',
  '...',
];
