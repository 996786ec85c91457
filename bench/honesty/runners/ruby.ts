import { start } from '../brought.ts';
import type { Runner, Test } from '../runner.ts';

const line = ({ name, does }: Test): string => {
  if (does === 'is skipped') return `  it('${name}') { skip 'later' }`;
  if (does === 'fails as expected') return `  it('${name}') { pending 'later'; expect(1 + 1).to eq 3 }`;
  if (does === 'looks at CI') return `  it('${name}') { expect(ENV['CI']).to eq 'true' }`;
  return `  it('${name}') { expect(1 + 1).to eq ${does === 'passes' ? 2 : 3} }`;
};

const run = (files: string): string =>
  `rspec ${files}--format progress --format json --out "$RECOUNT_REPORTS/rspec.json"`;

export const rspec: Runner = {
  id: 'rspec',
  name: 'RSpec',
  prepare: () => start('rspec', ['--version']).then((said) => /rspec-core [\d.]+/u.exec(said)?.[0] ?? said),
  path: [],
  files: {},
  testFile: (name, tests, shuffled) => ({
    [`spec/${name}_spec.rb`]: `RSpec.describe '${name}' do\n${tests.map(line).join('\n')}\nend\n`,
    ...(shuffled ? { '.rspec': '--order random\n' } : {}),
  }),
  anyPath: true,
  suite: { run: run(''), reports: ['rspec.json'] },
  sharded: run("$(find spec -name '*_spec.rb' | LC_ALL=C sort | awk 'NR % {count} == {index} - 1') "),
  setup: [],
  env: {},
};
