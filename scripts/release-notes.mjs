// Prints what CHANGELOG.md says of the version that a tag names. It fails where the tag is not the version in
// package.json, or where nothing dated is written of it: such a release is not ready.
import { readFileSync } from 'node:fs';

const [tag] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const stop = (what) => {
  console.error(`release-notes: ${what}`);
  process.exit(1);
};

if (tag !== `v${version}`) stop(`expected the tag v${version}, as package.json has it, found ${tag}`);
const sections = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
const section = sections.find((text) => text.startsWith(`${version}, `));
if (section === undefined) stop(`expected a section "## ${version}, YYYY-MM-DD" in CHANGELOG.md, found none`);
const [heading = '', ...lines] = section.split('\n');
if (!/^\S+, \d{4}-\d{2}-\d{2}$/.test(heading)) stop(`expected a date in "## ${heading}" of CHANGELOG.md`);
console.log(lines.join('\n').trim());
