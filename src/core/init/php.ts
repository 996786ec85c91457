import { firstOf, type ProjectFacts, textOf } from './facts.ts';
import { PINS } from './pins.ts';
import { NOTHING, type Proposal, setupCommand } from './proposal.ts';
import { actionStep, input, YOURS } from './step.ts';

/** PHPUnit, as Composer brings it. */
export const proposePhp = (facts: ProjectFacts): Proposal => {
  const listed = /"phpunit\/phpunit"\s*:/.test(textOf(facts, 'composer.json'));
  const evidence = listed ? 'phpunit/phpunit in composer.json' : firstOf(facts, ['phpunit.xml', 'phpunit.xml.dist']);
  if (evidence === undefined) return NOTHING;
  return {
    suites: [
      {
        name: 'phpunit',
        runner: 'PHPUnit',
        evidence,
        run: 'vendor/bin/phpunit --log-junit "$RECOUNT_REPORTS/phpunit.xml"',
        reports: ['phpunit.xml'],
        scope: 'offline',
        remarks: [],
      },
    ],
    setup: [setupCommand('composer install --no-interaction')],
    steps: [actionStep(PINS.php, input('php-version', "'8.4'", YOURS), input('coverage', 'none'))],
    notes: [],
  };
};
