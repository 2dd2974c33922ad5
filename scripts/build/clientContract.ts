/** The parts of a JSON schema that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  minimum?: number;
  maximum?: number;
  enum?: (string | number | null)[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  default?: unknown;
  description?: string;
  'x-default-field'?: string;
  'x-plain-field'?: string;
}

interface Operation {
  operationId: string;
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>;
}

export interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Operation['responses'][string]> };
}

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

const isNull = (schema: Schema) => schema.type === 'null';

/** A property of a response that may be null is one that may be absent. */
function isNullable({ type, anyOf }: Schema): boolean {
  return (Array.isArray(type) && type.includes('null')) || (anyOf?.some(isNull) ?? false);
}

/** The same schema without null. */
function withoutNull(schema: Schema): Schema {
  const { type, anyOf, enum: values, ...rest } = schema;
  const others = anyOf?.filter((one) => !isNull(one));
  const types = Array.isArray(type) ? type.filter((one) => one !== 'null') : type;
  return {
    ...rest,
    ...(types !== undefined && { type: Array.isArray(types) && types.length === 1 ? types[0]! : types }),
    ...(values && { enum: values.filter((value) => value !== null) }),
    ...(others && (others.length === 1 ? others[0] : { anyOf: others })),
  };
}

/** Whether the client fills in the property where a server leaves it out. */
const isFilledIn = (schema: Schema) =>
  schema.default !== undefined || schema['x-default-field'] !== undefined || schema.format === 'time-zone';

/** Names of the schemas that answers consist of. */
function answeredSchemas({ paths, components }: Contract): Set<string> {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { $ref } = part as Schema;
    const name = $ref && nameOf($ref);
    if (name && $ref.includes('/schemas/') && !names.has(name)) {
      names.add(name);
      visit(components.schemas[name]);
    }
    Object.values(part).forEach(visit);
  };
  visit(components.responses);
  for (const { responses } of Object.values(paths).flatMap((path) => Object.values(path))) visit(responses);
  return names;
}

/**
 * The contract as an app sees it through the client, which drops null and fills in defaults in answers: optional
 * properties are never null, and those with a default are always there. Null in a request stays: it clears a value.
 */
export function seenThroughClient(contract: Contract): Contract {
  const seen = structuredClone(contract);
  const visit = (schema: Schema): void => {
    schema.allOf?.forEach(visit);
    if (schema.items) visit(schema.items);
    const { properties, additionalProperties: others } = schema;
    if (!properties) return;
    if (typeof others === 'object') schema.additionalProperties = withoutNull(others);
    const required = new Set(schema.required);
    for (const [name, property] of Object.entries(properties)) {
      if (!required.has(name) && isNullable(property)) {
        properties[name] = withoutNull(property);
        if (isFilledIn(property)) required.add(name);
        delete properties[name].default;
      }
      visit(properties[name]!);
      if (property.format === 'time-zone') properties['isTimeZoneAssumed'] = { type: 'boolean', description: assumed };
    }
    if (required.size > 0) schema.required = [...required];
  };
  for (const name of answeredSchemas(contract)) visit(seen.components.schemas[name]!);
  return seen;
}

const assumed = 'Set by the client: the server names no known time zone, so `timeZone` is the default of the app.';

const plain: Record<string, string> = { string: 'text', number: 'number', integer: 'number', boolean: 'flag' };
const formats: Record<string, string> = { 'date-time': 'time', 'time-zone': 'zone', float: 'float' };
/** Degrees, by the highest number; the lowest is its negative. */
const ranges: Record<number, string> = { 90: 'latitude', 180: 'longitude' };

/** Shapes of all JSON answers, for the code that reads them. */
export function answerShapes({ paths, components }: Contract): { shapes: object; answers: object } {
  const shapes: Record<string, unknown> = {};

  const named = (name: string): string => {
    if (!(name in shapes)) {
      shapes[name] = null;
      shapes[name] = shapeOf(components.schemas[name]!);
    }
    return `#${name}`;
  };

  function fieldsOf(schema: Schema): object {
    const resolved = schema.$ref ? components.schemas[nameOf(schema.$ref)]! : schema;
    const parts = resolved.allOf ? resolved.allOf.map((part) => fieldsOf(part)) : [];
    const own = Object.entries(resolved.properties ?? {}).map(([name, property]) => {
      const isRequired = resolved.required?.includes(name) ?? false;
      const shape = shapeOf(isRequired ? property : withoutNull(property));
      const { default: value, 'x-default-field': from } = property;
      const details = {
        ...(isRequired && { isRequired: true }),
        ...(value !== undefined && { or: value }),
        ...(from !== undefined && { from }),
      };
      return [name, Object.keys(details).length > 0 ? { is: shape, ...details } : shape];
    });
    return Object.assign({}, ...parts, Object.fromEntries(own)) as object;
  }

  function shapeOf(schema: Schema): unknown {
    if (schema.$ref) {
      const name = nameOf(schema.$ref);
      const target = components.schemas[name]!;
      return target.properties || target.allOf ? named(name) : shapeOf(target);
    }
    if (schema.allOf ?? schema.properties) {
      const { additionalProperties: others, 'x-plain-field': plainField } = schema;
      return {
        fields: fieldsOf(schema),
        ...(typeof others === 'object' && { others: shapeOf(withoutNull(others)) }),
        ...(plainField !== undefined && { plain: plainField }),
      };
    }
    if (schema.enum) return { enum: schema.enum };
    if (schema.items) return { list: shapeOf(schema.items) };
    const type = Array.isArray(schema.type) ? schema.type.filter((one) => one !== 'null') : [schema.type ?? ''];
    const { minimum = 0, maximum = 0 } = schema;
    const range = minimum === -maximum ? ranges[maximum] : undefined;
    const kind = range ?? formats[schema.format ?? ''] ?? plain[type[0] ?? ''];
    if (kind === undefined) return 'any';
    return Array.isArray(schema.type) && schema.type.includes('null') ? `${kind}?` : kind;
  }

  const answers: Record<string, unknown> = {};
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (!('operationId' in operation)) continue;
      const success = Object.entries(operation.responses).filter(([status]) => /^20[012]$/.test(status));
      for (const [, response] of success) {
        const resolved = response.$ref ? components.responses[nameOf(response.$ref)]! : response;
        const schema = resolved.content?.['application/json']?.schema;
        if (schema) answers[`${method.toUpperCase()} ${path}`] = { id: operation.operationId, is: shapeOf(schema) };
      }
    }
  }
  return { shapes, answers };
}
