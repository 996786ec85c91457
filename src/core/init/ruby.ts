import { firstOf, type ProjectFacts, textOf, unignored } from './facts.ts';
import { PINS } from './pins.ts';
import { IN_CHECKOUT, NOTHING, type Proposal, setupCommand } from './proposal.ts';
import { actionStep, input, YOURS } from './step.ts';

/** RSpec, whose own JSON tells more than its JUnit does: a file that did not load, among others (docs/reports.md). */
export const proposeRuby = (facts: ProjectFacts): Proposal => {
  const gemfile = textOf(facts, 'Gemfile');
  const evidence = hasGem(gemfile, 'rspec(?:-rails)?') ? 'rspec in the Gemfile' : firstOf(facts, ['.rspec']);
  if (gemfile === '' || evidence === undefined) return NOTHING;
  return {
    suites: [
      {
        name: 'rspec',
        runner: 'RSpec',
        evidence,
        run: `${VENDORED}bundle exec rspec --format progress --format json --out "$RECOUNT_REPORTS/rspec.json"`,
        reports: ['rspec.json'],
        scope: 'offline',
        remarks: [],
      },
    ],
    setup: [setupCommand('BUNDLE_PATH=vendor/bundle bundle install', IN_CHECKOUT)],
    steps: [
      firstOf(facts, ['.ruby-version', '.tool-versions']) === undefined
        ? actionStep(PINS.ruby, input('ruby-version', "'3.4'", YOURS))
        : actionStep(PINS.ruby),
    ],
    notes: unignored(facts, 'vendor/bundle'),
  };
};

/** At a desk without that folder the gems are those that are installed there. */
const VENDORED = 'test ! -d vendor/bundle || export BUNDLE_PATH=vendor/bundle; ';

const hasGem = (gemfile: string, name: string): boolean =>
  new RegExp(`^\\s*gem[\\s(]+["']${name}["']`, 'm').test(gemfile);
