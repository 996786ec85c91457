import type { Json } from '../json.ts';
import { listOf, objectOf, textOf, valueAt } from '../json.ts';
import { answerSchema, documentedAnswer, type Operation, resolved } from './description.ts';
import { completed, contradictions, undocumented } from './schema.ts';

const queryValue = (text: string, type: Json | undefined): Json => {
  if (type === 'integer' && /^-?\d+$/u.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
};

const checkQuery = (operation: Operation, query: URLSearchParams): readonly string[] => {
  const documented = new Map(
    listOf(operation.definition['parameters'])
      .map(resolved)
      .filter((parameter) => parameter['in'] === 'query')
      .map((parameter) => [textOf(parameter['name']) ?? '', parameter['schema'] ?? {}] as const),
  );
  return [...query].flatMap(([name, text]) => {
    const schema = documented.get(name);
    if (schema === undefined) return [`the query has ${name}, which GitHub does not know`];
    // The prose of the description says "max 100"; its schema does not.
    if (name === 'per_page' && Number(text) > 100) return [`per_page is ${text}; GitHub gives at most 100`];
    return contradictions(schema, queryValue(text, objectOf(schema)['type'])).map((each) => `${name}: ${each}`);
  });
};

const checkPath = (operation: Operation): readonly string[] =>
  listOf(operation.definition['parameters'])
    .map(resolved)
    .filter((parameter) => parameter['in'] === 'path')
    .flatMap((parameter) => {
      const name = textOf(parameter['name']) ?? '';
      const type = valueAt(parameter, 'schema', 'type');
      const value = queryValue(operation.parameters[name] ?? '', type);
      return type === 'integer' && typeof value !== 'number' ? [`${name} is no number`] : [];
    });

const checkBody = (operation: Operation, body: Json | undefined): readonly string[] => {
  const request = resolved(operation.definition['requestBody']);
  const schema = valueAt(request, 'content', 'application/json', 'schema');
  if (schema === undefined) return body === undefined ? [] : ['a body is sent where GitHub takes none'];
  if (body === undefined) return request['required'] === true ? ['the body is missing'] : [];
  return [
    ...contradictions(schema, body),
    ...undocumented(schema, body).map((path) => `${path} is sent, which GitHub does not know`),
  ];
};

/** What is wrong with a request by GitHub's own description; empty where nothing is. */
export const checkRequest = (
  operation: Operation,
  query: URLSearchParams,
  body: Json | undefined,
): readonly string[] => [...checkPath(operation), ...checkQuery(operation, query), ...checkBody(operation, body)];

/** An answer with the keys that the description requires. */
export const completeAnswer = (operation: Operation, status: number, answer: Json): Json => {
  const schema = answerSchema(operation, status);
  return schema === undefined ? answer : completed(schema, answer);
};

// Any operation may be answered so, whether its description says so or not; 501 is the world's own.
const generalStatuses = new Set([400, 401, 403, 404, 422, 429, 500, 501, 502, 503, 504]);

/** What is wrong with an answer by GitHub's own description; empty where nothing is. */
export const checkAnswer = (operation: Operation, status: number, answer: Json | undefined): readonly string[] => {
  const documented = documentedAnswer(operation, status);
  if (documented === undefined) {
    return generalStatuses.has(status) ? [] : [`the status ${status} is not documented for ${operation.name}`];
  }
  const schema = answerSchema(operation, status);
  if (schema === undefined || answer === undefined) return [];
  const complaints = contradictions(schema, answer);
  // Errors hold a `status` that some of their schemas do not name.
  if (status >= 400) return complaints;
  return [
    ...complaints,
    ...undocumented(schema, answer).map((path) => `${path} is answered, which GitHub does not document`),
  ];
};
