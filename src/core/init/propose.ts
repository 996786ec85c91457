import { proposeCTest } from './ctest.ts';
import type { ProjectFacts } from './facts.ts';
import { proposeGo } from './go.ts';
import { proposeJavaScript } from './javascript.ts';
import { proposeGradle, proposeMaven } from './jvm.ts';
import { proposePhp } from './php.ts';
import type { Proposal } from './proposal.ts';
import { proposePython } from './python.ts';
import { proposeRuby } from './ruby.ts';
import { proposeRust } from './rust.ts';

const LANGUAGES: readonly ((facts: ProjectFacts) => Proposal)[] = [
  proposeJavaScript,
  proposePython,
  proposeGo,
  proposeRust,
  proposeMaven,
  proposeGradle,
  proposeCTest,
  proposeRuby,
  proposePhp,
];

/** The files that say that a folder is a project of its own. */
const MANIFEST =
  /^(?:package\.json|pyproject\.toml|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|Gemfile|composer\.json)$/;
const FOREIGN = /(?:^|\/)(?:node_modules|vendor|third_party|fixtures?|testdata|examples?|templates?)\//;

/**
 * The suites that a project seems to have, with what a fresh machine needs before them. Only the top of the repository
 * is looked at. It is a proposal for a person to read: nothing here is run.
 */
export const proposeSuites = (facts: ProjectFacts): Proposal => {
  const found = LANGUAGES.map((propose) => propose(facts));
  const suites = found.flatMap((one) => one.suites);
  const needed = suites.length === 0 ? found : found.filter((one) => one.suites.length > 0);
  return {
    suites,
    setup: found.flatMap(({ setup }) => setup),
    steps: needed.flatMap(({ steps }) => steps),
    notes: [...found.flatMap(({ notes }) => notes), ...nestedProjects(facts)],
  };
};

const nestedProjects = ({ files }: ProjectFacts): readonly string[] => {
  const folders = files.flatMap((file) => {
    const cut = file.lastIndexOf('/');
    return cut > 0 && MANIFEST.test(file.slice(cut + 1)) && !FOREIGN.test(file) ? [file.slice(0, cut)] : [];
  });
  const [first, ...rest] = new Set(folders);
  if (first === undefined) return [];
  const others = rest.length === 0 ? '' : ` and ${rest.length} more`;
  return [
    `projects below the top were not looked at (${first}${others}): give each that has tests a suite with its folder as \`cwd\``,
  ];
};
