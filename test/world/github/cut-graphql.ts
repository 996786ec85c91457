// Cuts graphql.json out of GitHub's published GraphQL schema: the objects and fields that the world answers (Node 22.18
// or newer):
//   npm pack @octokit/graphql-schema@15.26.1 && tar xzf octokit-graphql-schema-15.26.1.tgz package/schema.json
//   node test/world/github/cut-graphql.ts package/schema.json test/world/github/graphql.json
//   npx biome format --write test/world/github/graphql.json
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { type Json, listOf, objectOf, parseJson, textOf, valueAt } from '../json.ts';

const kept: Readonly<Record<string, readonly string[]>> = {
  Query: ['repository'],
  Repository: ['id', 'mergeQueue', 'nameWithOwner', 'pullRequest'],
  MergeQueue: ['id', 'entries'],
  MergeQueueEntryConnection: ['nodes', 'pageInfo', 'totalCount'],
  MergeQueueEntry: ['id', 'position', 'state', 'headCommit', 'baseCommit', 'pullRequest', 'enqueuedAt'],
  PageInfo: ['endCursor', 'hasNextPage', 'hasPreviousPage', 'startCursor'],
  Commit: ['id', 'oid'],
  PullRequest: ['id', 'number', 'headRefOid', 'baseRefName', 'lastEditedAt', 'author', 'reviews'],
  PullRequestReviewConnection: ['nodes', 'pageInfo', 'totalCount'],
  PullRequestReview: ['id', 'author', 'state', 'commit', 'authorCanPushToRepository', 'submittedAt'],
  Actor: ['login', 'url'],
};

// `[MergeQueueEntry]`, `Int!`, as the schema's own language writes a type.
const written = (type: Json | undefined): string => {
  const inner = valueAt(type, 'ofType');
  const kind = textOf(valueAt(type, 'kind'));
  if (kind === 'NON_NULL') return `${written(inner)}!`;
  return kind === 'LIST' ? `[${written(inner)}]` : (textOf(valueAt(type, 'name')) ?? '');
};

const typed = (items: Json | undefined): Record<string, string> =>
  Object.fromEntries(
    listOf(items).map((item) => [textOf(valueAt(item, 'name')) ?? '', written(valueAt(item, 'type'))]),
  );

const [source, target] = process.argv.slice(2);
if (source === undefined || target === undefined)
  throw new Error('Two arguments are needed: what to cut, and where to.');
const whole = parseJson(readFileSync(source, 'utf8'));
const types = listOf(valueAt(whole, '__schema', 'types') ?? valueAt(whole, 'data', '__schema', 'types')).map(objectOf);
const cut = Object.fromEntries(
  Object.entries(kept).map(([name, fields]) => {
    const type = types.find((one) => one['name'] === name);
    const all = listOf(type?.['fields']).map(objectOf);
    return [
      name,
      Object.fromEntries(
        fields.map((field) => {
          const found = all.find((one) => one['name'] === field);
          if (found === undefined) throw new Error(`GitHub has no ${name}.${field}.`);
          return [field, { type: written(found['type']), args: typed(found['args']) }];
        }),
      ),
    ];
  }),
);
writeFileSync(target, JSON.stringify(cut));
