import { join } from 'node:path';
import { brought, partsFolder, start, writeProject } from '../brought.ts';
import { pascal, type Runner, type Test, type Texts } from '../runner.ts';

const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.example</groupId>
  <artifactId>made</artifactId>
  <version>1.0</version>
  <properties>
    <maven.compiler.release>17</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>org.junit.jupiter</groupId>
      <artifactId>junit-jupiter</artifactId>
      <version>5.11.4</version>
      <scope>test</scope>
    </dependency>
  </dependencies>
  <build>
    <plugins>
      <plugin><artifactId>maven-surefire-plugin</artifactId><version>3.5.2</version></plugin>
      <plugin><artifactId>maven-compiler-plugin</artifactId><version>3.13.0</version></plugin>
    </plugins>
  </build>
</project>
`;

const camel = (name: string): string => pascal(name).replace(/^./u, (first) => first.toLowerCase());

const line = ({ name, does }: Test): string => {
  const head = `  @Test void ${camel(name)}() {`;
  if (does === 'is skipped') return `  @Disabled("later")\n${head} assertEquals(2, 1 + 1); }\n`;
  // JUnit has no expected failure: a test that sees its subject fail.
  if (does === 'fails as expected')
    return `${head} assertThrows(AssertionError.class, () -> assertEquals(3, 1 + 1)); }\n`;
  if (does === 'looks at CI') return `${head} assertEquals("true", System.getenv("CI")); }\n`;
  return `${head} assertEquals(${does === 'passes' ? 2 : 3}, 1 + 1); }\n`;
};

const testFile = (name: string, tests: readonly Test[], shuffled: boolean): Texts => ({
  [`src/test/java/made/${pascal(name)}Test.java`]: `package made;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

${shuffled ? '@TestMethodOrder(MethodOrderer.Random.class)\n' : ''}class ${pascal(name)}Test {
${tests.map(line).join('\n')}}
`,
});

const repository = join(partsFolder, 'maven');
const files = {
  'pom.xml': POM,
  '.gitignore': 'target\n',
  // Of what lies there nothing is changed, so that it may be read-only, and no network is asked.
  '.mvn/maven.config': `-o\n-Dmaven.repo.local=${repository}\n`,
} as const;
const maven = (which = ''): string => `mvn -B ${which}test`;

export const surefire: Runner = {
  id: 'surefire',
  name: 'Maven Surefire',
  prepare: async () => {
    await brought('maven', POM, async (folder) => {
      const project = `${folder}-project`;
      await writeProject(project, { 'pom.xml': POM, ...testFile('sum', [{ name: 'adds', does: 'passes' }], false) });
      await start('mvn', ['-B', '-q', `-Dmaven.repo.local=${folder}`, 'test'], { cwd: project });
    });
    const said = await start('mvn', ['--version'], { env: { MAVEN_OPTS: '', TERM: 'dumb' } });
    return `Surefire 3.5.2, ${/Apache Maven [\d.]+/u.exec(said)?.[0] ?? 'Maven'}`;
  },
  path: [],
  files,
  testFile,
  anyPath: false,
  suite: { run: maven(), reports: ['./target/surefire-reports/TEST-*.xml'] },
  sharded: maven(
    `-Dtest="$(ls src/test/java/made | sed 's/.java$//' | awk 'NR % {count} == {index} - 1' | paste -sd,)" `,
  ),
  setup: [],
  env: {},
};
