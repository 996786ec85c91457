// Large JUnit reports as real runners write them, the same at every call: about 50 cases a suite, 8 % failed, 1 % in
// error, 3 % skipped, one in ten with text (half of it CDATA), names that XML escapes and names in other scripts.
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const WORDS = [
  'parse',
  'report',
  'returns',
  'empty',
  'given',
  'config',
  'retry',
  'token',
  'naïve',
  'größe',
  '日本',
  '✓',
];
WORDS.push('a < b', 'x & y', '"quoted"', "it's", '[param-1]', 'null');
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text) => text.replace(/[&<>"]/g, (character) => ESCAPES[character]);

/** Numbers from 0 to 1 that are the same at every call. */
const openChance = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const openWriter = (path) => {
  const file = openSync(path, 'w');
  let held = '';
  const flush = () => {
    writeSync(file, held);
    held = '';
  };
  return {
    put: (text) => {
      held += text;
      if (held.length > 1 << 20) flush();
    },
    close: () => {
      flush();
      closeSync(file);
    },
  };
};

/** The suites of a report of this many cases, one after the other. */
function* suitesOf(cases, chance) {
  const pick = (list) => list[Math.floor(chance() * list.length)];
  const words = (count) => Array.from({ length: count }, () => pick(WORDS)).join(' ');
  const trace = () => {
    const frames = Array.from({ length: 5 + Math.floor(chance() * 20) }, () => {
      const at = `${Math.floor(chance() * 900)}:${Math.floor(chance() * 80)}`;
      return `    at ${pick(['run', 'call', '<anonymous>', 'step'])} (/home/runner/work/app/app/src/${pick(WORDS)}.ts:${at})\n`;
    });
    return `AssertionError: expected ${words(3)} to equal ${words(3)}\n${frames.join('')}`;
  };
  const text = (content) => (chance() < 0.5 ? `<![CDATA[${content}]]>` : escaped(content));
  const inner = () => {
    const roll = chance();
    if (roll < 0.09) {
      const [kind, content] = [roll < 0.08 ? 'failure' : 'error', trace()];
      const message = escaped(content.slice(0, content.indexOf('\n')));
      return `      <${kind} message="${message}" type="AssertionError">${text(content)}</${kind}>\n      <system-err>${escaped(words(12))}&#10;</system-err>\n`;
    }
    if (roll < 0.12) return `      <skipped message="${escaped(words(3))}"/>\n`;
    return roll < 0.14 ? `      <system-out>${text(trace())}</system-out>\n` : '';
  };
  for (let first = 0; first < cases; first += 50) {
    const name = `com.example.app.${pick(['core', 'io', 'web', 'db'])}.${pick(['Parser', 'Cache', 'User'])}${first / 50}Test`;
    const count = Math.min(50, cases - first);
    let suite = `  <testsuite name="${name}" tests="${count}" hostname="runner-1" time="${(chance() * 9).toFixed(3)}">\n`;
    for (let index = first; index < first + count; index++) {
      const head = `    <testcase classname="${name}" name="${escaped(words(3 + Math.floor(chance() * 5)))} #${index}" time="${chance().toFixed(3)}"`;
      const content = inner();
      suite += content === '' ? `${head}/>\n` : `${head}>\n${content}    </testcase>\n`;
    }
    yield `${suite}  </testsuite>\n`;
  }
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="app">\n';
const FOOT = '</testsuites>\n';

/** One file of this many cases. */
export const writeReport = (path, cases) => {
  const writer = openWriter(path);
  writer.put(HEAD);
  for (const suite of suitesOf(cases, openChance(42))) writer.put(suite);
  writer.put(FOOT);
  writer.close();
};

/** The same cases in many files, a few suites each; gives their paths. */
export const writeReports = (folder, cases, files) => {
  mkdirSync(folder);
  const each = Math.ceil(cases / 50 / files);
  const paths = [];
  let suites = [];
  const flush = () => {
    const path = join(folder, `TEST-${paths.length}.xml`);
    const writer = openWriter(path);
    writer.put(HEAD + suites.join('') + FOOT);
    writer.close();
    paths.push(path);
    suites = [];
  };
  for (const suite of suitesOf(cases, openChance(42))) if (suites.push(suite) === each) flush();
  if (suites.length > 0) flush();
  return paths;
};

/** One failure with a text of this many bytes, as CDATA or as plain text. */
export const writeLongText = (path, bytes, cdata) => {
  const line = '    at fn.run (/home/runner/work/app/app/src/größe/user.ts:12:34)\n'.repeat(1_000);
  const writer = openWriter(path);
  writer.put(`${HEAD}<testsuite name="s"><testcase name="a"><failure>${cdata ? '<![CDATA[' : ''}`);
  for (let written = 0; written < bytes; written += Buffer.byteLength(line)) writer.put(line);
  writer.put(`${cdata ? ']]>' : ''}</failure></testcase></testsuite>${FOOT}`);
  writer.close();
};
