import { readContract } from '../../../api/src/contract/contractFile.ts';
import type { Contract, Schema } from '../../../../scripts/build/clientContract.ts';

type Json = unknown;
type JsonObject = Record<string, Json>;

/** A field that a server may leave out, in one operation. */
export interface OptionalField {
  operationId: string;
  /** Names from the root of the answer; `[]` is every item of a list. */
  path: string[];
}

interface Described {
  operationId: string;
  method: string;
  pattern: RegExp;
  status: number;
  /** JSON with every field of the contract; undefined if the answer is not JSON. */
  full: Json;
  schema: Schema | undefined;
}

const contract = readContract() as unknown as Contract & {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Content }> }>>;
};
type Content = Record<string, { schema: Schema; example?: Json; examples?: Record<string, { value: Json }> }>;

/** Names of all extensions. */
export const capabilities = contract.components.schemas['Capability']!.enum!;

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);
const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without references, parts and null: properties, items, or a plain type. */
function resolved(schema: Schema): Schema {
  if (schema.$ref) return resolved(contract.components.schemas[nameOf(schema.$ref)]!);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return resolved(choices.find(({ type }) => type !== 'null')!);
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map(resolved);
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>,
    required: parts.flatMap(({ required = [] }) => required),
  };
}

interface Limits {
  minimum?: number;
  minItems?: number;
  pattern?: string;
}

const byFormat: Record<string, string> = {
  'date-time': '2026-11-20T08:00:00Z',
  date: '2026-11-01',
  'time-zone': 'Europe/Ljubljana',
  // A picture that the portal has: the browser writes an error to the console for one that does not exist.
  'uri-reference': '/favicon.svg',
};

/** A plausible value of a field that the example of the contract does not have. */
function invented(schema: Schema, name: string): Json {
  const { type, enum: values, format, properties, items, minimum, minItems, pattern } = schema as Schema & Limits;
  const kind = [type].flat().find((one) => one !== 'null');
  if (values) return values.find((value) => value !== null);
  if (properties) return completed(schema, {}, name);
  if (items) return Array.from({ length: minItems ?? 1 }, () => completed(resolved(items), undefined, name));
  if (kind === 'boolean') return true;
  if (kind === 'number' || kind === 'integer') return Math.max(minimum ?? 1, 1);
  if (format && byFormat[format]) return byFormat[format];
  if (pattern?.startsWith('^#')) return '#50CCAA';
  if (pattern?.startsWith('^\\d{4}-')) return '2026-11';
  return /id$/i.test(name) ? `${name}_1` : `Text of ${name}`;
}

const isEmpty = (value: Json) => value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** The example with every field that it lacks. */
function completed(schema: Schema, example: Json, name: string): Json {
  const { properties, items } = schema;
  if (properties) {
    const known = isObject(example) ? example : {};
    return Object.fromEntries(
      Object.entries(properties).map(([field, own]) => [field, completed(resolved(own), known[field], field)]),
    );
  }
  if (items && Array.isArray(example) && example.length > 0) {
    return example.map((one: Json) => completed(resolved(items), one, name));
  }
  return isEmpty(example) ? invented(schema, name) : example;
}

function describe(path: string, method: string, operation: (typeof contract.paths)[string][string]): Described {
  const [status, response] = Object.entries(operation.responses).find(([code]) => code.startsWith('2'))!;
  const { $ref } = response as { $ref?: string };
  const { content } = $ref ? (contract.components.responses[nameOf($ref)] as { content?: Content }) : response;
  const { schema, example, examples } = content?.['application/json'] ?? {};
  const shown = example ?? Object.values(examples ?? {})[0]?.value;
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    status: Number(status),
    full: schema && completed(resolved(schema), shown, operation.operationId),
    schema,
  };
}

const operations: Described[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => ['get', 'post', 'put', 'delete'].includes(method))
    .map(([method, operation]) => describe(path, method, operation)),
);

/** The operation of a request; a path without parameters wins. */
export function operationAt(method: string, path: string): Described | undefined {
  const found = operations.filter((one) => one.method === method && one.pattern.test(path));
  return found.find(({ pattern }) => !pattern.source.includes('[^/]')) ?? found[0];
}

function fieldsOf(schema: Schema, at: string[]): string[][] {
  const { properties, items, required = [] } = resolved(schema);
  if (items) return fieldsOf(items, [...at, '[]']);
  return Object.entries(properties ?? {}).flatMap(([name, own]) => {
    const path = [...at, name];
    return [...(required.includes(name) ? [] : [path]), ...fieldsOf(own, path)];
  });
}

/** Every field that may be absent, of every operation that reads. */
export const optionalFields: OptionalField[] = operations
  .filter(({ method, operationId }) => method === 'GET' || operationId === 'createToken')
  .flatMap(({ operationId, schema }) => (schema ? fieldsOf(schema, []).map((path) => ({ operationId, path })) : []));

/** A copy of the answer in which the field is missing or null, in every item of the lists around it. */
export function without(answer: Json, [name, ...rest]: string[], how: 'absent' | 'null'): Json {
  if (name === '[]') return Array.isArray(answer) ? answer.map((one: Json) => without(one, rest, how)) : answer;
  if (name === undefined || !isObject(answer)) return answer;
  if (rest.length > 0) return { ...answer, [name]: without(answer[name], rest, how) };
  const copy = { ...answer, [name]: null };
  if (how === 'absent') Reflect.deleteProperty(copy, name);
  return copy;
}
