// One contestant of the race reads one file: `node contestant.mjs NAME FILE [FOLDER]`, in a process of its own. It prints
// how many cases it found. FOLDER is where the parsers of others are installed.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SaxesParser } from 'saxes';

const [name, file, folder] = process.argv.slice(2);

const feed = async (parser) => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of createReadStream(file)) parser.write(decoder.decode(chunk, { stream: true }));
  parser.write(decoder.decode()).close();
};

const contestants = {
  /** The tokenizer alone: nobody listens but for a count. */
  tokenizer: async () => {
    const parser = new SaxesParser({ position: false });
    let cases = 0;
    parser.on('opentag', (tag) => {
      if (tag.name === 'testcase') cases++;
    });
    await feed(parser);
    return cases;
  },
  /** The tokenizer with what any reader needs of it: class, name and outcome of every case in a list. */
  rows: async () => {
    const parser = new SaxesParser({ position: false });
    const rows = [];
    let row;
    parser.on('opentag', ({ name: tag, attributes }) => {
      if (tag === 'testcase') row = { className: attributes.classname, name: attributes.name, outcome: 'passed' };
      else if (row !== undefined && /^(?:failure|error|skipped)$/.test(tag)) row.outcome = tag;
    });
    parser.on('closetag', ({ name: tag }) => {
      if (tag !== 'testcase') return;
      rows.push(row);
      row = undefined;
    });
    await feed(parser);
    return rows.length;
  },
  /** The file's bytes and their sha256: the floor. */
  sha256: async () => {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(file)) hash.update(chunk);
    hash.digest();
    return undefined;
  },
  'test-results-parser': async () => {
    const { parse } = createRequire(join(folder, 'x.js'))('test-results-parser');
    const { suites } = parse({ type: 'junit', files: [file] });
    return suites.reduce((sum, suite) => sum + suite.cases.length, 0);
  },
  'junit-to-ctrf': async () => {
    const main = createRequire(join(folder, 'x.js')).resolve('junit-to-ctrf');
    const { convertJUnitToCTRFReport } = await import(pathToFileURL(main).href);
    const report = await convertJUnitToCTRFReport(file, { log: false });
    return report.results.tests.length;
  },
};

const cases = await contestants[name]();
console.log(JSON.stringify({ cases }));
