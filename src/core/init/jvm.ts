import { firstOf, type ProjectFacts, textOf } from './facts.ts';
import { PINS } from './pins.ts';
import { NOTHING, type Proposal, setupCommand } from './proposal.ts';
import { actionStep, input, type Step, YOURS } from './step.ts';

/** Maven's Surefire. */
export const proposeMaven = (facts: ProjectFacts): Proposal => {
  if (!facts.files.includes('pom.xml')) return NOTHING;
  const maven = facts.files.includes('mvnw') ? './mvnw' : 'mvn';
  const many = /<modules>/.test(textOf(facts, 'pom.xml'));
  const test = facts.files.flatMap((file) => /src\/test\/\w+\/(?:.*\/)?(\w+Tests?)\.\w+$/.exec(file)?.[1] ?? [])[0];
  return {
    suites: [
      {
        name: 'maven',
        runner: 'Maven Surefire',
        evidence: 'pom.xml',
        // Without it the modules after a failing one would not be tested, and the counts be lower still.
        run: `${maven} -B test${many ? ' --fail-at-end' : ''}`,
        reports: [`./${many ? '**/' : ''}target/surefire-reports/TEST-*.xml`],
        scope: 'offline',
        remarks: [IN_TREE('target')],
      },
    ],
    setup: [
      test === undefined
        ? setupCommand(`${maven} -B test-compile`)
        : setupCommand(
            `${maven} -B test -Dtest=${test} -Dmaven.test.failure.ignore=true -DfailIfNoTests=false -Dsurefire.failIfNoSpecifiedTests=false`,
            'one test class: only a test run makes Surefire fetch all that it needs, and the suite has no network',
          ),
    ],
    steps: [javaStep(facts)],
    notes: [],
  };
};

/** Gradle's test task. */
export const proposeGradle = (facts: ProjectFacts): Proposal => {
  const build = firstOf(facts, ['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts']);
  if (build === undefined) return NOTHING;
  const gradle = facts.files.includes('gradlew') ? './gradlew' : 'gradle';
  const settings = `${textOf(facts, 'settings.gradle')}\n${textOf(facts, 'settings.gradle.kts')}`;
  const many = /^\s*include\b/m.test(settings);
  return {
    suites: [
      {
        name: 'gradle',
        runner: 'Gradle',
        evidence: build,
        run: `${gradle} --no-daemon --no-build-cache --continue cleanTest test`,
        reports: [`./${many ? '**/' : ''}build/test-results/**/*.xml`],
        scope: 'offline',
        remarks: [
          'cleanTest and --no-build-cache: without them Gradle can take an old result for a new one',
          IN_TREE('build'),
        ],
      },
    ],
    setup: [
      hasDryRun(textOf(facts, 'gradle/wrapper/gradle-wrapper.properties'))
        ? setupCommand(`${gradle} --no-daemon test --test-dry-run`, 'fetches all that the tests need and runs none')
        : setupCommand(
            `${gradle} --no-daemon testClasses`,
            'what the tests need only when they run is not fetched by this; `test --test-dry-run` (Gradle 8.3) would',
          ),
    ],
    steps: [javaStep(facts)],
    notes: [],
  };
};

const IN_TREE = (folder: string): string =>
  `"./" is in the tree: git must ignore the reports, and it does where it ignores ${folder}`;

const hasDryRun = (wrapper: string): boolean => {
  const version = /gradle-(\d+)\.(\d+)/.exec(wrapper);
  return version !== null && Number(version[1]) * 1000 + Number(version[2]) >= 8003;
};

const javaStep = (facts: ProjectFacts): Step =>
  actionStep(
    PINS.java,
    input('distribution', 'temurin'),
    facts.files.includes('.java-version')
      ? input('java-version-file', '.java-version')
      : input('java-version', "'21'", YOURS),
  );
