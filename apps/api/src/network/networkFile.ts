import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { networkDefinition, type NetworkDefinition } from './definition.ts';
import { didYouMean } from './nearest.ts';
import { timeZoneNames } from './timeZones.ts';

export type Path = readonly PropertyKey[];

/** Something in the file that the operator has to change. */
export interface Fault {
  path: Path;
  message: string;
}

export interface NetworkFile {
  definition: NetworkDefinition;
  /** Faults as `network.yaml:3:5: message`, a line each, in the order of the file. */
  describe: (faults: Fault[]) => string;
}

/** Reads a file of a network, YAML or JSON. @returns its content, or its faults as lines */
export function readNetworkFile(name: string, source: string): NetworkFile | { faults: string } {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    const faults = document.errors.map(({ pos, message }) => {
      const { line, col } = lines.linePos(pos[0]);
      return `${name}:${line}:${col}: ${message}`;
    });
    return { faults: faults.join('\n') };
  }
  const describe: NetworkFile['describe'] = (faults) =>
    faults
      .map(({ path, message }) => ({ path, message, offset: offsetOf(document, path) }))
      .sort((one, other) => one.offset - other.offset)
      .map(({ path, message, offset }) => {
        const { line, col } = lines.linePos(offset);
        const field = path.findLast((part): part is string => typeof part === 'string');
        return `${name}:${line}:${col}: ${field === undefined ? '' : `${field} `}${message}`;
      })
      .join('\n');
  const given: unknown = document.toJS({ maxAliasCount: 1000 });
  const result = networkDefinition.safeParse(given ?? {});
  if (result.success) return { definition: result.data, describe };
  return { faults: describe(result.error.issues.flatMap((issue) => faultsOf(issue, given))) };
}

/** Position of the value at a path; of the object around it where it is missing, of the key where it is unknown. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) {
      const parent: unknown = document.getIn(path.slice(0, length - 1), true);
      const pair = isMap(parent) && length === path.length ? pairOf(parent, path[length - 1]!) : undefined;
      return pair ?? node.range[0];
    }
  }
  return 0;
}

/** Position of the key, if its value is a list or an object: these begin on the next line. */
function pairOf(map: { items: { key: unknown; value: unknown }[] }, key: PropertyKey): number | undefined {
  const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key);
  return pair !== undefined && isScalar(pair.key) && !isScalar(pair.value) ? pair.key.range?.[0] : undefined;
}

function faultsOf(issue: z.core.$ZodIssue, given: unknown): Fault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: `is not known here${didYouMean(key, fieldsAt(issue.path))}`,
    }));
  }
  return [{ path: issue.path, message: messageOf(issue, valueAt(given, issue.path)) }];
}

function messageOf(issue: z.core.$ZodIssue, value: unknown): string {
  const shown = JSON.stringify(value);
  const word = typeof value === 'string' ? value : shown;
  if (value === undefined) return 'is missing';
  if (issue.message === 'timeZone') return `${shown} is no time zone${didYouMean(word, timeZoneNames())}`;
  // A message of the definition.
  if (issue.message.startsWith('is to be')) return `${issue.message}, not ${shown}`;
  switch (issue.code) {
    case 'invalid_type':
      return `is to be ${typeNames[issue.expected] ?? issue.expected}, not ${describeType(value)}`;
    case 'invalid_value': {
      const known = issue.values.map(String);
      return `is to be one of ${known.join(', ')}, not ${shown}${didYouMean(word, known)}`;
    }
    case 'too_small':
    case 'too_big':
      return sizeMessage(issue, value, shown);
    default:
      return issue.message;
  }
}

function sizeMessage(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown, shown: string): string {
  const [bound, word] = issue.code === 'too_small' ? [issue.minimum, 'at least'] : [issue.maximum, 'at most'];
  if (typeof value === 'number') return `is to be ${word} ${bound}, not ${shown}`;
  if (value === '') return 'is empty';
  return typeof value === 'string'
    ? `is to have ${word} ${bound} letters, not ${value.length}`
    : `is to have ${word} ${bound} entries`;
}

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function describeType(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : JSON.stringify(value);
}

function valueAt(given: unknown, path: Path): unknown {
  return path.reduce((value: unknown, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], given);
}

/** Names of the fields that the object at this path may have. */
function fieldsAt(path: Path): string[] {
  let schema: z.core.$ZodType = networkDefinition;
  for (const key of path) {
    const inner = unwrap(schema) as { shape?: Record<string, z.core.$ZodType>; element?: z.core.$ZodType };
    schema = (typeof key === 'number' ? inner.element : inner.shape?.[String(key)]) ?? networkDefinition;
  }
  return Object.keys((unwrap(schema) as { shape?: object }).shape ?? {});
}

/** The schema inside of defaults, optional fields and shorthands. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType, out } = (schema as z.ZodType).def as { innerType?: z.core.$ZodType; out?: z.core.$ZodType };
  const inner = innerType ?? out;
  return inner === undefined ? schema : unwrap(inner);
}
