import { join } from 'node:path';
import { brought, partsFolder, start, writeProject } from '../brought.ts';
import { pascal, type Runner, type Test } from '../runner.ts';

const bodyOf = (does: Test['does']): string => {
  if (does === 'is skipped') return 't.Skip("later")';
  if (does === 'looks at CI') return 'if os.Getenv("CI") != "true" { t.Fatal("no CI") }';
  // Go has no expected failure: a test that sees its subject fail.
  if (does === 'fails as expected') return 'if sum(1, 1) == 3 { t.Fatal("it does not fail any more") }';
  return `if sum(1, 1) != ${does === 'passes' ? 2 : 3} { t.Fatal("no sum") }`;
};

const textOf = (name: string, tests: readonly Test[], shuffled: boolean): string => {
  const start =
    'package made\n\nimport (\n\t"math/rand"\n\t"os"\n\t"testing"\n)\n\nvar _ = os.Getenv\nvar _ = rand.Perm\n\n';
  if (!shuffled)
    return (
      start + tests.map(({ name: of, does }) => `func Test${pascal(of)}(t *testing.T) { ${bodyOf(does)} }\n`).join('\n')
    );
  const rows = tests.map(({ name: of, does }) => `\t\t{"${of}", func(t *testing.T) { ${bodyOf(does)} }},\n`).join('');
  return `${start}func Test${pascal(name)}(t *testing.T) {
	all := []struct{ name string; does func(*testing.T) }{
${rows}	}
	for _, at := range rand.Perm(len(all)) { t.Run(all[at].name, all[at].does) }
}
`;
};

// The packages that each project builds anew are those of the standard library: the build cache of one build is given.
const cache = join(partsFolder, 'go');

export const goTest: Runner = {
  id: 'go',
  name: 'go test',
  prepare: async () => {
    const version = await start('go', ['env', 'GOVERSION']);
    await brought('go', version, async (folder) => {
      const project = `${folder}-project`;
      const files = { ...goTest.files, ...goTest.testFile('sum', [{ name: 'adds', does: 'passes' }], false) };
      await writeProject(project, files);
      await start('go', ['test', './...'], { cwd: project, env: { GOCACHE: folder, GOFLAGS: '' } });
    });
    return version;
  },
  path: [],
  files: {
    'go.mod': 'module example.com/made\n\ngo 1.21\n',
    'sum.go': 'package made\n\nfunc sum(a, b int) int { return a + b }\n',
  },
  testFile: (name, tests, shuffled) => ({ [`${name}_test.go`]: textOf(name, tests, shuffled) }),
  anyPath: false,
  suite: { run: 'go test -count=1 -json ./... > "$RECOUNT_REPORTS/go.json"', reports: ['go.json'] },
  // One package: its tests are parted by their files' first letters, which the names tell.
  sharded:
    "go test -count=1 -json -run \"^($(grep -ho '^func Test[A-Za-z]*' *_test.go | cut -c6- | LC_ALL=C sort | awk 'NR % {count} == {index} - 1' | paste -sd '|'))$\" ./... > \"$RECOUNT_REPORTS/go.json\"",
  setup: [`mkdir -p ~/.cache && cp -r ${cache} ~/.cache/go-build`],
  env: {},
};
