import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type Json, type JsonObject, objectOf, parseJson, textOf, valueAt } from '../json.ts';

/** GitHub's published description of its REST API, cut to what the world knows. */
export const description: JsonObject = objectOf(
  parseJson(readFileSync(join(import.meta.dirname, 'openapi.json'), 'utf8')),
);

/** Follows `$ref`s to what they point at. */
export const resolved = (schema: Json | undefined): JsonObject => {
  const object = objectOf(schema);
  const reference = textOf(object['$ref']);
  return reference === undefined ? object : resolved(valueAt(description, ...reference.split('/').slice(1)));
};

/** An operation of the API and the values in the path that named it. */
export interface Operation {
  /** `GET /repos/{owner}/{repo}`, the name by which the world knows it everywhere. */
  readonly name: string;
  readonly definition: JsonObject;
  readonly parameters: Readonly<Record<string, string>>;
}

interface Route {
  readonly template: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly item: JsonObject;
}

// These hold names with slashes, which GitHub takes encoded or as they are.
const manySegments = new Set(['path', 'ref', 'branch', 'basehead']);

const routes: readonly Route[] = Object.entries(objectOf(description['paths']))
  .map(([template, item]) => {
    const names = [...template.matchAll(/\{(?<name>\w+)\}/gu)].map((match) => match.groups?.['name'] ?? '');
    const source = template
      .replaceAll(/\{(?<name>\w+)\}/gu, (_, name: string) => (manySegments.has(name) ? '(.+)' : '([^/]+)'))
      .replace('/contents/(.+)', '/contents(?:/(.*))?');
    return { template, names, pattern: new RegExp(`^${source}$`, 'u'), item: objectOf(item) };
  })
  // A longer fixed part is the closer match: commits/{sha}/pulls before commits/{ref}.
  .sort((a, b) => b.template.replaceAll(/\{\w+\}/gu, '').length - a.template.replaceAll(/\{\w+\}/gu, '').length);

/** The operation that a request means, or `undefined` where GitHub has none. */
export const findOperation = (method: string, pathname: string): Operation | undefined => {
  for (const { template, pattern, names, item } of routes) {
    const match = pattern.exec(pathname);
    const definition = item[method.toLowerCase()];
    if (match === null || !isObject(definition)) continue;
    const values = names.map((name, index): [string, string] => [name, decodeURIComponent(match[index + 1] ?? '')]);
    return { name: `${method} ${template}`, definition, parameters: Object.fromEntries(values) };
  }
  return undefined;
};

/** The documented answer of an operation for a status, or `undefined`. */
export const documentedAnswer = (operation: Operation, status: number): JsonObject | undefined => {
  const answer = objectOf(operation.definition['responses'])[String(status)];
  return answer === undefined ? undefined : resolved(answer);
};

/** The schema of a JSON answer, or `undefined` where the answer has no JSON. */
export const answerSchema = (operation: Operation, status: number): Json | undefined =>
  valueAt(documentedAnswer(operation, status), 'content', 'application/json', 'schema');
