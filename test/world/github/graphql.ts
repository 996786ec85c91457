import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Json, type JsonObject, listOf, objectOf, parseJson, textOf, valueAt } from '../json.ts';

/** GitHub's published GraphQL schema, cut to what the world answers. */
const schema: JsonObject = objectOf(parseJson(readFileSync(join(import.meta.dirname, 'graphql.json'), 'utf8')));

/** A field of a query with what it asks for. */
interface Selection {
  readonly name: string;
  readonly args: Readonly<Record<string, Json>>;
  readonly fields: readonly Selection[];
}

const tokensOf = (text: string): string[] => text.match(/\$?[A-Za-z_]\w*|"[^"]*"|\d+|[{}():!,=[\]]/gu) ?? [];

const parseQuery = (text: string, variables: JsonObject): readonly Selection[] => {
  const tokens = tokensOf(text);
  const next = (): string | undefined => tokens[0];
  const take = (wanted?: string): string => {
    const token = tokens.shift() ?? '';
    if (wanted !== undefined && token !== wanted) throw new Error(`expected ${wanted}, found ${token}`);
    return token;
  };
  const valueOf = (token: string): Json => {
    if (token.startsWith('$')) return variables[token.slice(1)] ?? null;
    return parseJson(token);
  };
  const argsOf = (): Readonly<Record<string, Json>> => {
    const args: Record<string, Json> = {};
    if (next() !== '(') return args;
    take('(');
    while (next() !== ')') {
      const name = take();
      take(':');
      args[name] = valueOf(take());
      if (next() === ',') take();
    }
    take(')');
    return args;
  };
  const selectionSet = (): readonly Selection[] => {
    const fields: Selection[] = [];
    take('{');
    while (next() !== '}' && tokens.length > 0) {
      const name = take();
      fields.push({ name, args: argsOf(), fields: next() === '{' ? selectionSet() : [] });
    }
    take('}');
    return fields;
  };
  take('query');
  // The definitions of variables: their types are checked where the values are used.
  if (next() === '(') tokens.splice(0, tokens.indexOf(')') + 1);
  return selectionSet();
};

const named = (type: string): string => type.replaceAll(/[[\]!]/gu, '');

const isOf = (type: string, value: Json | undefined): boolean => {
  if (value === undefined || value === null) return !type.endsWith('!');
  const bare = type.replace(/!$/u, '');
  if (bare.startsWith('[')) return Array.isArray(value) && listOf(value).every((item) => isOf(bare.slice(1, -1), item));
  const name = named(type);
  if (name === 'Int') return Number.isInteger(value);
  if (name === 'Boolean') return typeof value === 'boolean';
  return schema[name] !== undefined || typeof value === 'string';
};

/** Everything there is, by type and id of the field; what is asked is picked out of it, and held to the schema. */
export type Resolve = (type: string, field: string, args: JsonObject, parent: JsonObject) => Json;

/** What GitHub answers to a query, or what is wrong with it. */
export const answerQuery = (body: JsonObject, resolve: Resolve, report: (violation: string) => void): JsonObject => {
  const wrong = (message: string): never => {
    throw new Error(message);
  };
  const pick = (type: string, parent: JsonObject, selections: readonly Selection[]): JsonObject =>
    Object.fromEntries(
      selections.map(({ name, args, fields }): [string, Json] => {
        // Every object has this one, and no schema lists it.
        if (name === '__typename') return [name, resolve(type, name, args, parent)];
        const definition = valueAt(schema, type, name);
        if (definition === undefined) return wrong(`Field '${name}' doesn't exist on type '${type}'`);
        const wanted = objectOf(valueAt(definition, 'args'));
        for (const [arg, kind] of Object.entries(wanted))
          if (!isOf(textOf(kind) ?? '', args[arg])) wrong(`${type}.${name}: argument ${arg} is not ${textOf(kind)}`);
        for (const arg of Object.keys(args)) if (wanted[arg] === undefined) wrong(`${type}.${name} has no ${arg}`);
        const fieldType = textOf(valueAt(definition, 'type')) ?? '';
        const inner = named(fieldType);
        if ((schema[inner] !== undefined) !== fields.length > 0) wrong(`${type}.${name}: a selection where it belongs`);
        const value = resolve(type, name, args, parent);
        if (!isOf(fieldType, value)) wrong(`the answer's ${type}.${name} is not ${fieldType}`);
        if (value === null || fields.length === 0) return [name, value];
        if (!fieldType.startsWith('[')) return [name, pick(inner, objectOf(value), fields)];
        return [name, listOf(value).map((item) => (item === null ? null : pick(inner, objectOf(item), fields)))];
      }),
    );
  try {
    return { data: pick('Query', {}, parseQuery(textOf(body['query']) ?? '', objectOf(body['variables']))) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    report(`POST /graphql: ${message}`);
    return { errors: [{ message }] };
  }
};
