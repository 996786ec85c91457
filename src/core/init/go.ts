import type { ProjectFacts } from './facts.ts';
import { PINS } from './pins.ts';
import { NOTHING, type Proposal, setupCommand } from './proposal.ts';
import { actionStep, input, withoutCache } from './step.ts';

/** `go test` over the module at the top. */
export const proposeGo = (facts: ProjectFacts): Proposal => {
  if (!facts.files.includes('go.mod'))
    return facts.files.includes('go.work') ? { ...NOTHING, notes: [WORKSPACE] } : NOTHING;
  return {
    suites: [
      {
        name: 'go',
        runner: 'go test',
        evidence: 'go.mod',
        run: 'go test -count=1 -json ./... > "$RECOUNT_REPORTS/go.json"',
        reports: ['go.json'],
        scope: 'offline',
        remarks: ['-count=1 runs the tests even where Go has their result in its cache'],
      },
    ],
    setup: [setupCommand('go mod download')],
    steps: [actionStep(PINS.go, input('go-version-file', 'go.mod'), withoutCache('cache'))],
    notes: [],
  };
};

const WORKSPACE =
  'go.work was found without a go.mod beside it: give each module a suite of its own, with `cwd: MODULE`';
