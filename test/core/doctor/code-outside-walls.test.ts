import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { type Change, diagnosisOf, soundAnswers, withChanges } from './saved-answers.ts';

const GATE = 'base/.github/workflows/recount.yml';
const HASH = '0'.repeat(40);
const HEAD = '${{ github.event.pull_request.head.sha }}';
const checkout = (more: object = {}): object => ({ uses: `actions/checkout@${HASH}`, with: { ref: HEAD, ...more } });
const rerun = { id: 'recount', uses: `recount-dev/recount@${HASH}`, with: { job: 'rerun' } };
const verdict = { uses: `Recount-dev/Recount@${HASH}`, with: { job: 'verdict' } };
const run = (text: string, more: object = {}): object => ({ run: text, ...more });

const told = (...changes: readonly Change[]): readonly string[] =>
  diagnosisOf(withChanges(soundAnswers('named'), changes)).gaps.map(({ code, evidence }) =>
    code === 'code-outside-walls'
      ? evidence.replace(/^job `\w+` of \.github\/workflows\/recount\.yml runs (.*) after a checkout$/, '$1')
      : code,
  );
/** What is told of the steps of the job that runs the suites. */
const toldOf = (...steps: readonly object[]): readonly string[] => told([GATE, ['jobs', 'rerun', 'steps'], steps]);
const toldOfScript = (text: string): string =>
  toldOf(checkout(), run(text), rerun)
    .join(', ')
    .replace(/^`(.*)`$/s, '$1');

describe('files of the commit that a step runs', () => {
  it.each([
    'npm ci',
    'npm --prefix web ci',
    'npm run build',
    'yarn',
    'yarn install --immutable',
    'pnpm i --frozen-lockfile',
    'bun install',
    'npx playwright install --with-deps',
    'pip install -e .',
    'pip3 install .[dev]',
    'pip install -rrequirements.txt',
    'python -m pip install --requirement=dev.txt',
    'python3.12 -m pip install -r requirements.txt',
    'python -m build',
    'uv sync',
    'uv pip install --editable ./lib',
    'pipx install ./tool',
    'poetry install',
    'bundle',
    'bundle exec rake db:setup',
    'composer install --no-interaction',
    'cargo build',
    'go generate ./...',
    'go run ./tools/gen',
    'dotnet restore',
    'mix deps.get',
    'docker compose up -d db',
    'make',
    'make -C db',
    'sudo -E make install',
    'sudo -u root -- make',
    'timeout -k 5 60s make',
    'env A=b CI=1 make',
    'A=b make',
    '/usr/bin/make',
    'if ! make',
    './scripts/x.sh',
    'scripts/x.sh --all',
    '. ./env.sh',
    'source env.sh',
    'bash scripts/x.sh',
    'bash -eo pipefail x.sh',
    'node scripts/prepare.mjs',
    'python setup.py develop',
    'python -W error setup.py develop',
    'ruby bin/setup',
    'pwsh -File build.ps1',
    'npm -w a ci',
    'npm --workspace a run build',
    'npm -f ci',
    'corepack pnpm install',
    'corepack yarn',
    'composer -d web install',
    'docker compose -f ci.yml up -d',
    'docker compose --profile ci --file=ci.yml run db',
    'docker-compose -p x up',
    'podman compose up -d',
    'cargo +nightly build',
    'cargo install --path .',
    'cargo install --locked --path tools/gen',
    'turbo run build',
    'flutter test',
    'coverage run -m pytest',
    'prove -l',
    'mise exec -- npm ci',
    'cpanm --installdeps .',
    'terraform init',
  ])('%s', (text) => {
    expect(toldOfScript(text)).toBe(text);
  });

  it.each<[text: string, runs: string]>([
    ['bash -ec "npm ci"', 'npm ci'],
    ['.\\build.ps1 -Fast', './build.ps1 -Fast'],
    ['pwsh -Command "./x.ps1"', './x.ps1'],
    ["eval 'make'", 'make'],
    ['echo one && (cd web && npm ci) | tee log; echo two', 'npm ci'],
    ['cd /tmp\ncd "$GITHUB_WORKSPACE/web"\nmake', 'make'],
    ['${{ github.workspace }}/x.sh', ':workspace:/x.sh'],
    ['cd web\n../x.sh', '../x.sh'],
    ['x=$(node scripts/version.js)', 'node scripts/version.js'],
    ['cat > x.sh <<EOF\nmake\nEOF\n./y.sh', './y.sh'],
    [`./x.sh ${'a'.repeat(100)}`, `./x.sh ${'a'.repeat(73)}…`],
    ['make\nnpm ci\nmake', 'make`, `npm ci'],
  ])('%j has %s', (text, runs) => {
    expect(toldOfScript(text)).toBe(runs);
  });

  it.each<[what: string, steps: readonly object[], runs: string]>([
    ['a local action', [checkout(), { uses: './.github/actions/setup' }], '`./.github/actions/setup`'],
    ['the action of the commit, told something else', [checkout(), { uses: './' }], '`./`'],
    [
      'an action that installs',
      [checkout(), { uses: `ruby/setup-ruby@${HASH}`, with: { 'bundler-cache': true } }],
      '`ruby/setup-ruby`',
    ],
    ['in a folder of the commit', [checkout({ path: 'pr' }), run('make', { 'working-directory': 'pr/db' })], '`make`'],
    ['in the merge that a pull request starts', [{ uses: `actions/checkout@${HASH}` }, run('make')], '`make`'],
    ['in what `gh` checked out', [run('gh pr checkout 1\nmake')], '`make`'],
    ['in what git checked out', [checkout({ ref: 'main' }), run(`git checkout ${HEAD}`), run('make')], '`make`'],
    [
      'in the commit, of its own repository',
      [checkout({ repository: '${{ github.event.pull_request.head.repo.full_name }}' }), run('make')],
      '`make`',
    ],
    ['in a commit that an expression names', [checkout({ ref: '${{ github.sha }}' }), run('make')], '`make`'],
  ])('%s', (_what, steps, runs) => {
    expect(toldOf(...steps, rerun)).toEqual([runs]);
  });

  it('in the folder that the job or the workflow starts its commands in', () => {
    const folder = { run: { 'working-directory': 'pr' } };
    const steps: Change = [GATE, ['jobs', 'rerun', 'steps'], [checkout({ path: 'pr' }), run('make'), rerun]];
    expect(told(steps)).toEqual([]);
    expect(told(steps, [GATE, ['jobs', 'rerun', 'defaults'], folder])).toEqual(['`make`']);
    expect(told(steps, [GATE, ['defaults'], folder])).toEqual(['`make`']);
    expect(told(steps, [GATE, ['defaults'], 'pr'])).toEqual([]);
  });

  it('in the job of the judge also behind its step', () => {
    const steps: Change = [GATE, ['jobs', 'recount', 'steps'], [checkout(), verdict, run('make report')]];
    expect(told(steps)).toEqual(['`make report`']);
  });
});

describe('what runs no file of the commit', () => {
  it.each([
    'npm install --global corepack && corepack enable',
    'npm i -g pnpm@9',
    'npm --version',
    'npm config set fund false',
    'corepack prepare pnpm@9 --activate',
    'corepack enable pnpm',
    'cargo install --git https://example.com/a/b',
    'cargo +stable --version',
    'docker compose -f ci.yml config',
    'docker compose -f ci.yml pull',
    'flutter config --no-analytics',
    'mise install node@24',
    'cpanm Test::More',
    'coverage report',
    'turbo --version',
    'yarn config set enableTelemetry 0',
    'pnpm store path',
    'pnpm add --global turbo',
    'pip install --upgrade pip',
    'python -m pip install poetry==1.8 "ruff @ https://example.com/ruff.whl"',
    'pip install -r /opt/requirements.txt -e git+https://example.com/a.git',
    'python -m venv .venv\n. .venv/bin/activate\npip install nox',
    'python -c "import sys; print(sys.path)"',
    'python --version',
    'pipx install poetry',
    'uv python install 3.12',
    'cargo install --locked cargo-nextest',
    'rustup toolchain install stable',
    'go install gotest.tools/gotestsum@latest',
    'go run gotest.tools/gotestsum@v1.12.0 --version',
    'gem install bundler',
    'bundle config set path vendor/bundle',
    'mix local.hex --force',
    'docker pull postgres:17',
    'sudo apt-get update && sudo apt-get install -y make cmake ninja-build',
    'sudo -v',
    'command -v make',
    'which npm || echo npm ci',
    'echo "$HOME/.local/bin" >> $GITHUB_PATH',
    'echo "${{ github.workspace }}/bin" >> "$GITHUB_PATH"',
    'curl -fsSL https://example.com/install.sh | bash -s -- --yes',
    'curl -fsSLO https://example.com/install.sh\nbash install.sh',
    'printf x > run.sh; sh ./run.sh',
    '. "$HOME/.nvm/nvm.sh" && nvm install 24',
    'source ~/.asdf/asdf.sh',
    '"$RUNNER_TEMP/tool" --now',
    '/opt/tool/install.sh',
    'cd /opt/tool && make',
    'cd "$RUNNER_TEMP" && make',
    'cd ../other && ./x.sh',
    "perl -pi -e 's/a/b/' file.txt",
    'php -r "echo 1;"',
    'node -p process.version',
    'python - now <<EOF\nprint(1)\nEOF',
    'bash -c',
    'bash',
    'case $X in\n  refs/heads/*) echo a ;;\nesac',
    'git fetch --depth 1\ngh pr view',
    '# npm ci',
    'cat <<EOF\nnpm ci\nEOF',
    'cat <<EOF\nnpm ci',
    '',
    'bash -c \'eval "echo"\'',
  ])('%s', (text) => {
    expect(toldOfScript(text)).toBe('');
  });

  it('in shells within shells without end', () => {
    let text = 'make';
    for (let depth = 0; depth < 7; depth++) text = `bash -c ${JSON.stringify(text)}`;
    expect(toldOfScript(text)).toBe('');
  });

  it.each<[what: string, steps: readonly object[]]>([
    ['before a checkout', [run('npm ci'), checkout(), rerun]],
    ['behind the suites', [checkout(), rerun, run('npm run report')]],
    ['the product that judges itself', [checkout(), { uses: './', with: { job: 'rerun' } }]],
    ['in a language of its own', [checkout(), run('import x\nmake = 1\nmake', { shell: 'python' }), rerun]],
    ['in a job without the action', [checkout(), run('make')]],
    ['of the base', [checkout({ ref: '${{ github.event.pull_request.base.sha }}' }), run('make'), checkout(), rerun]],
    ['of a branch that is named', [checkout({ ref: 'main', path: 'base' }), run('make -C base'), checkout(), rerun]],
    [
      'of another repository',
      [checkout(), checkout({ ref: undefined, repository: 'octo/tools', path: 'tools' }), { uses: './tools/x' }, rerun],
    ],
    ['outside', [checkout(), run('make', { 'working-directory': '${{ runner.temp }}' }), rerun]],
    [
      'an action that only brings a tool',
      [checkout(), { uses: `a/setup-x@${HASH}`, with: { run_install: false } }, rerun],
    ],
    ['a step that says nothing of either', [checkout(), { run: null }, rerun]],
  ])('%s', (_what, steps) => {
    expect(toldOf(...steps)).toEqual([]);
  });

  it('a default branch that the end of another run checks out', () => {
    const text = stringify({
      on: { workflow_run: { workflows: ['pull request'] } },
      jobs: {
        open: { steps: [{ uses: `recount-dev/recount@${HASH}`, with: { job: 'open-check' } }] },
        rerun: { steps: [{ uses: `actions/checkout@${HASH}` }, run('make'), checkout(), rerun] },
        recount: {
          if: 'always()',
          needs: 'rerun',
          steps: [{ uses: `recount-dev/recount@${HASH}`, with: { job: 'close-check' } }],
        },
      },
    });
    expect(diagnosisOf(withChanges(soundAnswers('app'), [[GATE, [], text]])).gaps).toEqual([]);
  });

  const ROOT = join(import.meta.dirname, '../../..');
  const texts = ['docs/workflows', '.github/workflows'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => [name, readFileSync(join(ROOT, folder, name), 'utf8')] as const),
  );
  it.each(texts)('a workflow of ours: %s', (_name, text) => {
    expect(told([GATE, [], text]).filter((one) => one.startsWith('`'))).toEqual([]);
  });
});
