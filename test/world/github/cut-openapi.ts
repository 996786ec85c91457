// Cuts openapi.json out of GitHub's published description, without prose and examples (Node 22.18 or newer):
//   npm pack @octokit/openapi@23.0.2 && tar xzf octokit-openapi-23.0.2.tgz package/generated/api.github.com.json
//   node test/world/github/cut-openapi.ts package/generated/api.github.com.json test/world/github/openapi.json
//   npx biome format --write test/world/github/openapi.json
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { isList, isObject, type Json, objectOf, parseJson, textOf, valueAt } from '../json.ts';

const paths = [
  '/repos/{owner}/{repo}',
  '/repos/{owner}/{repo}/actions/artifacts/{artifact_id}',
  '/repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}',
  '/repos/{owner}/{repo}/actions/permissions',
  '/repos/{owner}/{repo}/actions/permissions/workflow',
  '/repos/{owner}/{repo}/actions/runs',
  '/repos/{owner}/{repo}/actions/runs/{run_id}',
  '/repos/{owner}/{repo}/actions/runs/{run_id}/artifacts',
  '/repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs',
  '/repos/{owner}/{repo}/actions/runs/{run_id}/jobs',
  '/repos/{owner}/{repo}/actions/runs/{run_id}/rerun',
  '/repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs',
  '/repos/{owner}/{repo}/actions/workflows',
  '/repos/{owner}/{repo}/branches/{branch}',
  '/repos/{owner}/{repo}/branches/{branch}/protection',
  '/repos/{owner}/{repo}/check-runs',
  '/repos/{owner}/{repo}/check-runs/{check_run_id}',
  '/repos/{owner}/{repo}/codeowners/errors',
  '/repos/{owner}/{repo}/collaborators/{username}/permission',
  '/repos/{owner}/{repo}/commits/{commit_sha}/pulls',
  '/repos/{owner}/{repo}/commits/{ref}',
  '/repos/{owner}/{repo}/commits/{ref}/check-runs',
  '/repos/{owner}/{repo}/compare/{basehead}',
  '/repos/{owner}/{repo}/contents/{path}',
  '/repos/{owner}/{repo}/git/blobs/{file_sha}',
  '/repos/{owner}/{repo}/git/commits/{commit_sha}',
  '/repos/{owner}/{repo}/git/ref/{ref}',
  '/repos/{owner}/{repo}/git/trees/{tree_sha}',
  '/repos/{owner}/{repo}/pulls',
  '/repos/{owner}/{repo}/pulls/{pull_number}',
  '/repos/{owner}/{repo}/pulls/{pull_number}/files',
  '/repos/{owner}/{repo}/pulls/{pull_number}/reviews',
  '/repos/{owner}/{repo}/rules/branches/{branch}',
  '/repos/{owner}/{repo}/rulesets',
  '/repos/{owner}/{repo}/rulesets/{ruleset_id}',
  '/orgs/{org}/rulesets',
  '/orgs/{org}/rulesets/{ruleset_id}',
  '/user',
  '/users/{username}',
];

const [source, target] = process.argv.slice(2);
if (source === undefined || target === undefined)
  throw new Error('Two arguments are needed: what to cut, and where to.');
const whole = parseJson(readFileSync(source, 'utf8'));
const prose = new Set([
  'description',
  'summary',
  'examples',
  'example',
  'externalDocs',
  'tags',
  'x-github',
  'x-octokit',
]);

// Under `properties` a key is a name of GitHub's and stays, also where it reads like prose.
const trimmed = (value: Json, names = false): Json => {
  if (isList(value)) return value.map((item) => trimmed(item));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => names || !prose.has(key));
  return Object.fromEntries(kept.map(([key, item]) => [key, trimmed(item, key === 'properties' && !names)]));
};

const components: Record<string, Record<string, Json>> = {};
const reach = (value: Json): void => {
  if (isList(value)) for (const item of value) reach(item);
  if (!isObject(value)) return;
  const [, , kind, name] = (textOf(value['$ref']) ?? '').split('/');
  if (kind !== undefined && name !== undefined) {
    const known = (components[kind] ??= {});
    if (known[name] === undefined) {
      const component = trimmed(valueAt(whole, 'components', kind, name) ?? {});
      known[name] = component;
      reach(component);
    }
  }
  for (const item of Object.values(value)) reach(item);
};

const cut = Object.fromEntries(paths.map((path) => [path, trimmed(valueAt(whole, 'paths', path) ?? {})]));
reach(cut);
const { version = '', title = '', license = '' } = objectOf(valueAt(whole, 'info'));
const openapi = valueAt(whole, 'openapi') ?? '';
writeFileSync(target, JSON.stringify({ openapi, info: { version, title, license }, paths: cut, components }));
