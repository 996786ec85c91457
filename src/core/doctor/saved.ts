import * as z from 'zod';
import { fault } from '../fault.ts';
import { err, ok, type Result } from '../result.ts';
import { type Answer, read, repositorySchema, type Snapshot, type Tree } from './answers.ts';

/** The files of saved answers, and the address whose answer each holds (`gh api ADDRESS > FILE`). */
export const SAVED = {
  'repository.json': 'repos/O/R',
  'branch.json': 'repos/O/R/branches/B',
  'rules.json': 'repos/O/R/rules/branches/B',
  'rulesets/ID.json': 'repos/O/R/rulesets/ID',
  'protection.json': 'repos/O/R/branches/B/protection',
  'queue.json': `graphql -f query='{ repository(owner: "O", name: "R") { mergeQueue(branch: "B") { id } } }'`,
  'environments/NAME.json': 'repos/O/R/environments/NAME',
  'environments/NAME/branches.json': 'repos/O/R/environments/NAME/deployment-branch-policies',
  'workflow-permissions.json': 'repos/O/R/actions/permissions/workflow',
  'codeowners-errors.json': 'repos/O/R/codeowners/errors',
  'runs.json': 'repos/O/R/actions/runs?event=pull_request',
  'check-runs.json': 'repos/O/R/commits/HEAD/check-runs',
  'head.json': 'repos/O/R/commits/HEAD',
  'gate.json': 'repos/O/GATE',
} as const;

// A refusal is saved as GitHub sends it: its own status stands in the body.
const refused = z.looseObject({ message: z.string(), status: z.coerce.number().int().min(400) });
const named = z.looseObject({ name: z.string() });

/**
 * Reads a folder of saved answers, given as texts by path. Beside the answers it holds files: those of the base branch
 * in `base/`, of the pull request's head in `head/`, of the repository with the required workflow in `gate/`. What is
 * not there was not asked.
 */
export const readSaved = (files: ReadonlyMap<string, string>): Result<Snapshot> => {
  const answers = new Map<string, Answer>();
  for (const [path, text] of files) {
    if (/^(?:base|head|gate)\//.test(path) || !path.endsWith('.json')) continue;
    const body = parseJson(text);
    if (!body.ok)
      return err(fault('file-unreadable', `${path}: expected one of GitHub's answers, found no JSON (${body.error})`));
    const status = refused.safeParse(body.value).data?.status ?? 200;
    answers.set(path, { status, body: body.value });
  }
  const repository = read(answers.get('repository.json'), repositorySchema);
  if (!repository.known)
    return err(
      fault('file-unreadable', `repository.json: ${repository.why}`, {
        remedy: `save it first: \`gh api ${SAVED['repository.json']} > repository.json\``,
      }),
    );
  const branch = read(answers.get('branch.json'), named);
  const has = (folder: string): boolean => [...files.keys()].some((path) => path.startsWith(folder));
  const treeOf = (folder: string): Tree =>
    has(folder)
      ? new Map(
          [...files].flatMap(([path, text]) => (path.startsWith(folder) ? [[path.slice(folder.length), text]] : [])),
        )
      : { unread: 'it was not saved' };
  return ok({
    branch: branch.known ? branch.value.name : repository.value.default_branch,
    repository: repository.value,
    branchAnswer: answers.get('branch.json'),
    rules: answers.get('rules.json'),
    rulesets: new Map(
      [...answers].flatMap(([path, answer]) => {
        const [, id] = /^rulesets\/(\d+)\.json$/.exec(path) ?? [];
        return id === undefined ? [] : [[Number(id), answer]];
      }),
    ),
    protection: answers.get('protection.json'),
    queue: answers.get('queue.json'),
    environments: byName(answers, /^environments\/([^/]+)\.json$/),
    environmentBranches: byName(answers, /^environments\/([^/]+)\/branches\.json$/),
    workflowPermissions: answers.get('workflow-permissions.json'),
    ownersErrors: answers.get('codeowners-errors.json'),
    workflowRuns: answers.get('runs.json'),
    checkRuns: answers.get('check-runs.json'),
    base: treeOf('base/'),
    head: has('head/')
      ? { name: 'the saved head', commit: answers.get('head.json'), tree: treeOf('head/') }
      : undefined,
    gate: answers.has('gate.json') ? { repository: answers.get('gate.json'), tree: treeOf('gate/') } : undefined,
  });
};

/** The answers in files of such a path, by what stands in brackets there. */
const byName = (answers: ReadonlyMap<string, Answer>, path: RegExp): ReadonlyMap<string, Answer> =>
  new Map(
    [...answers].flatMap(([file, answer]) => {
      const name = path.exec(file)?.[1];
      return name === undefined ? [] : [[name, answer]];
    }),
  );

const parseJson = (text: string): Result<unknown, string> => {
  try {
    return ok(JSON.parse(text));
  } catch (cause) {
    return err(String(cause));
  }
};
