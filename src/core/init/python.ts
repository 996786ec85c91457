import { firstOf, type ProjectFacts, requirementsOf, textOf, unignored } from './facts.ts';
import { PINS } from './pins.ts';
import { IN_CHECKOUT, NOTHING, type Proposal, type ProposedSetup, setupCommand } from './proposal.ts';
import { actionStep, type Input, input, type Step, withoutCache, YOURS } from './step.ts';

/** How a project's packages are brought in, and how a program among them is run. */
interface Installer {
  readonly setup: readonly ProposedSetup[];
  readonly exec: string;
  readonly steps: readonly Step[];
  readonly remarks?: readonly string[];
  readonly notes?: readonly string[];
}

/** pytest, with the packages as uv, Poetry, Pipenv or pip bring them. */
export const proposePython = (facts: ProjectFacts): Proposal => {
  const evidence = findPytest(facts);
  if (evidence === undefined) return NOTHING;
  const { setup, exec, steps, remarks = [], notes = [] } = findInstaller(facts);
  return {
    suites: [
      {
        name: 'pytest',
        runner: 'pytest',
        evidence,
        run: `${exec}python -m pytest --junitxml="$RECOUNT_REPORTS/pytest.xml"`,
        reports: ['pytest.xml'],
        scope: 'offline',
        remarks,
      },
    ],
    setup,
    steps: [actionStep(PINS.python, pythonVersion(facts)), ...steps],
    notes,
  };
};

const CONFIGURED: Readonly<Record<string, RegExp>> = {
  'pyproject.toml': /^\s*\[tool\.pytest[.\]]/m,
  'setup.cfg': /^\s*\[tool:pytest\]/m,
  'tox.ini': /^\s*\[pytest\]/m,
};
const REQUIRED = /^\s*["']?pytest(?:["'\s]|[[<>=!~;]|$)/m;
/** An element of a list in pyproject.toml: `["pytest>=8"]` on one line, or a line of its own. */
const LISTED = /["']pytest(?:["'\s]|[[<>=!~;])|^\s*pytest\s*=/m;

const findPytest = (facts: ProjectFacts): string | undefined => {
  const own = firstOf(facts, ['pytest.ini', '.pytest.ini', 'pytest.toml']);
  if (own !== undefined) return own;
  const configured = Object.entries(CONFIGURED).find(([file, section]) => section.test(textOf(facts, file)));
  if (configured !== undefined) return `the settings of pytest in ${configured[0]}`;
  if (LISTED.test(textOf(facts, 'pyproject.toml'))) return 'pytest in pyproject.toml';
  const list = requirementsOf(facts).find((file) => REQUIRED.test(textOf(facts, file)));
  if (list !== undefined) return `pytest in ${list}`;
  return facts.files.find((file) => /(?:^|\/)conftest\.py$/.test(file));
};

const findInstaller = (facts: ProjectFacts): Installer => {
  if (facts.files.includes('uv.lock'))
    return {
      setup: [setupCommand('uv sync --frozen')],
      exec: 'uv run --no-sync ',
      steps: [actionStep(PINS.uv, withoutCache('enable-cache'))],
    };
  if (facts.files.includes('poetry.lock'))
    return {
      setup: [setupCommand('POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --no-interaction', IN_CHECKOUT)],
      exec: 'poetry run ',
      steps: [{ kind: 'command', run: 'pipx install poetry', remark: 'Name the version that you work with.' }],
    };
  if (facts.files.includes('Pipfile.lock'))
    return {
      setup: [setupCommand('PIPENV_VENV_IN_PROJECT=1 pipenv sync --dev', IN_CHECKOUT)],
      exec: 'pipenv run ',
      steps: [{ kind: 'command', run: 'pipx install pipenv', remark: 'Name the version that you work with.' }],
    };
  return {
    setup: pipSetup(facts),
    exec: 'PATH="$PWD/.venv/bin:$PATH" ',
    steps: [],
    remarks: [ELSEWHERE],
    // The module venv writes a .gitignore into what it makes only since Python 3.13.
    notes: unignored(facts, '.venv'),
  };
};

const ELSEWHERE = 'where there is no .venv, it is the `python` of the environment that `recount run` is started in';

/** Where pip is missing, the environment is another tool's, or one of which only the beginning was made. */
const VENV = 'test -x .venv/bin/pip || python3 -m venv .venv';

const pipSetup = (facts: ProjectFacts): readonly ProposedSetup[] => {
  const lists = requirementsOf(facts);
  const isPackage = firstOf(facts, ['pyproject.toml', 'setup.py']) !== undefined;
  const extra = /^\s*(tests?|dev)\s*=\s*\[/m.exec(
    textOf(facts, 'pyproject.toml').split(/^\s*\[project\.optional-dependencies\]/m)[1] ?? '',
  )?.[1];
  const named = [...lists, 'pyproject.toml'].some(
    (file) => LISTED.test(textOf(facts, file)) || REQUIRED.test(textOf(facts, file)),
  );
  const install = '.venv/bin/python -m pip install';
  return [
    setupCommand(VENV, IN_CHECKOUT),
    ...lists.map((file) => setupCommand(`${install} -r ${file}`)),
    ...(isPackage ? [setupCommand(`${install} -e ".${extra === undefined ? '' : `[${extra}]`}"`)] : []),
    ...(named ? [] : [setupCommand(`${install} pytest`, 'name the version that you work with')]),
  ];
};

const pythonVersion = ({ files }: ProjectFacts): Input =>
  files.includes('.python-version')
    ? input('python-version-file', '.python-version')
    : input('python-version', "'3.13'", YOURS);
