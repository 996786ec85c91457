import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { isList, isObject, type Json, type JsonObject, listOf, objectOf, textOf } from '../json.ts';
import { description, resolved } from './description.ts';

// Where GitHub's answers are known to differ from its description, the description is widened here and only here.
const departures: Readonly<Record<string, (schema: JsonObject) => JsonObject>> = {
  // A pull request whose fork was deleted has `head.repo: null`; the description knows no such pull request.
  '/components/schemas/pull-request/properties/head/properties/repo': (schema) => ({ ...schema, nullable: true }),
  '/components/schemas/pull-request-simple/properties/head/properties/repo': (schema) => ({
    ...schema,
    nullable: true,
  }),
};

// OpenAPI 3.0 is not quite JSON Schema: `nullable` becomes a type, and `oneOf` an `anyOf`, since its branches overlap.
const toJsonSchema = (value: Json, pointer: string): Json => {
  if (isList(value)) return value.map((item, index) => toJsonSchema(item, `${pointer}/${index}`));
  if (!isObject(value)) return value;
  const { nullable, discriminator: _, oneOf, ...rest } = departures[pointer]?.(value) ?? value;
  const schema: Record<string, Json> = {};
  const taken = oneOf === undefined ? rest : { ...rest, anyOf: oneOf };
  for (const [key, item] of Object.entries(taken)) schema[key] = toJsonSchema(item, `${pointer}/${key}`);
  const reference = textOf(schema['$ref']);
  if (reference !== undefined) schema['$ref'] = `github${reference}`;
  if (nullable !== true) return schema;
  if (typeof schema['type'] !== 'string') return { anyOf: [{ type: 'null' }, schema] };
  const names = schema['enum'];
  return {
    ...schema,
    type: [schema['type'], 'null'],
    ...(isList(names) && !names.includes(null) ? { enum: [...names, null] } : {}),
  };
};

const createAjv = (): Ajv => {
  const ajv = new Ajv({ strict: false, validateSchema: false, inlineRefs: false, allErrors: true });
  // ajv-formats is CommonJS: under Node's ESM its default export is the module.
  formats.default(ajv);
  ajv.addFormat('repo.nwo', true);
  ajv.addSchema({ $id: 'github', components: toJsonSchema(description['components'] ?? {}, '/components') });
  return ajv;
};

let shared: Ajv | undefined;
const compiled = new Map<Json, ValidateFunction>();

/** What contradicts a schema, as sentences; empty where nothing does. Schemas are compiled when first met. */
export const contradictions = (schema: Json, value: Json): readonly string[] => {
  shared ??= createAjv();
  const known = compiled.get(schema);
  const validate = known ?? shared.compile(objectOf(toJsonSchema(schema, '')));
  if (known === undefined) compiled.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath || 'the value'} ${error.message ?? 'is wrong'}`);
};

const branchesOf = (schema: JsonObject): readonly JsonObject[] =>
  [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])].map(resolved);

const partsOf = (schema: JsonObject): readonly JsonObject[] => [
  schema,
  ...listOf(schema['allOf']).flatMap((part) => partsOf(resolved(part))),
];

const fits = (schema: JsonObject, value: JsonObject): number => {
  let score = 0;
  for (const part of partsOf(schema)) {
    for (const [name, definition] of Object.entries(objectOf(part['properties']))) {
      const given = value[name];
      if (given === undefined) continue;
      const names = resolved(definition)['enum'];
      if (isList(names) && !names.includes(given)) return -1;
      score += 1;
    }
    score += Math.max(0, ...branchesOf(part).map((branch) => fits(branch, value)));
  }
  return score;
};

const demands = (schema: JsonObject): number => listOf(schema['required']).length;

// The parts that describe an object: of several alternatives the one that knows most of its members,
// and of equals the one that demands least.
const describing = (schema: JsonObject, value: JsonObject): readonly JsonObject[] =>
  partsOf(schema).flatMap((part) => {
    const [best] = [...branchesOf(part)].sort((a, b) => fits(b, value) - fits(a, value) || demands(a) - demands(b));
    return best === undefined ? [part] : [part, ...describing(best, value)];
  });

const neutral = (schema: JsonObject): Json => {
  if (schema['nullable'] === true) return null;
  if (schema['default'] !== undefined) return schema['default'];
  const [first] = listOf(schema['enum']);
  if (first !== undefined) return first;
  const [part] = [...listOf(schema['allOf']), ...branchesOf(schema)];
  switch (textOf(schema['type']) ?? (part === undefined ? 'object' : '')) {
    case 'string':
      if (schema['format'] === 'uri') return 'https://github.invalid/';
      return schema['format'] === 'date-time' ? '2026-11-29T12:00:00Z' : '';
    case 'integer':
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'object':
      return completed(schema, {});
    default:
      return neutral(resolved(part));
  }
};

/**
 * An answer with every required key that it lacks, each with a neutral value (`null`, `''`, `0`, `[]`): GitHub's
 * objects have dozens of keys that no test looks at.
 */
export const completed = (given: Json, value: Json): Json => {
  const schema = resolved(given);
  if (isList(value)) return value.map((item) => completed(itemsOf(schema), item));
  if (!isObject(value)) return value;
  const full: Record<string, Json> = { ...value };
  for (const part of describing(schema, value)) {
    const properties = objectOf(part['properties']);
    for (const name of listOf(part['required']).map(String)) full[name] ??= absent(full, name, properties[name]);
    for (const [name, definition] of Object.entries(properties)) {
      const present = full[name];
      if (present !== undefined) full[name] = completed(definition, present);
    }
  }
  return full;
};

const absent = (full: Record<string, Json>, name: string, definition: Json | undefined): Json =>
  full[name] === null ? null : neutral(resolved(definition));

const itemsOf = (schema: JsonObject): Json => {
  const branch = branchesOf(schema).find((each) => each['items'] !== undefined);
  return schema['items'] ?? branch?.['items'] ?? {};
};

/** Members that a schema does not name, as paths; a schema of GitHub's forbids none, and yet none is there. */
export const undocumented = (given: Json, value: Json, path = ''): readonly string[] => {
  const schema = resolved(given);
  if (isList(value)) return value.flatMap((item, index) => undocumented(itemsOf(schema), item, `${path}/${index}`));
  if (!isObject(value)) return [];
  const parts = describing(schema, value);
  const open = parts.some((part) => {
    const additional = part['additionalProperties'];
    return additional === true || isObject(additional);
  });
  const known = new Map(parts.flatMap((part) => Object.entries(objectOf(part['properties']))));
  if (open || known.size === 0) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const definition = known.get(name);
    return definition === undefined ? [`${path}/${name}`] : undocumented(definition, member, `${path}/${name}`);
  });
};
