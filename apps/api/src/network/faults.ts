import type { z } from 'zod';
import { type Sentence, type SentenceId, sentence, type Words } from '../sentence.ts';
import { nearest } from './nearest.ts';
import { timeZoneNames } from './timeZones.ts';

export type Path = readonly PropertyKey[];

/** Something that the operator has to change. The message follows the name of the field. */
export interface Fault {
  path: Path;
  message: Sentence;
}

/** The field that a path leads to; empty for the whole. */
export const fieldOf = (path: Path): string[] =>
  path.filter((part): part is string => typeof part === 'string').slice(-1);

export const quoted = (value: unknown): string => JSON.stringify(value);

/** The problem, with the known word that was probably meant. */
export function meant(problem: Sentence, word: string, known: Iterable<string>): Sentence {
  const name = nearest(word, known);
  return name === undefined ? problem : sentence('network.faults.meant', { problem, name });
}

/** Faults of a value that a schema refused. */
export function faultsIn({ issues }: z.ZodError, schema: z.ZodType, given: unknown): Fault[] {
  return issues.flatMap((issue): Fault[] => {
    const { path } = issue;
    if (issue.code !== 'unrecognized_keys') return [{ path, message: messageOf(issue, valueAt(given, path)) }];
    const known = fieldsAt(schema, path);
    const message = sentence('network.faults.unknownField');
    return issue.keys.map((key) => ({ path: [...path, key], message: meant(message, key, known) }));
  });
}

const isOwn = (message: string): message is SentenceId => message.startsWith('network.faults.');

function messageOf(issue: z.core.$ZodIssue, value: unknown): Sentence {
  if (value === undefined) return sentence('network.faults.missing');
  const word = typeof value === 'string' ? value : quoted(value);
  if (isOwn(issue.message)) {
    const problem = sentence(issue.message, { value: quoted(value) });
    return issue.message === 'network.faults.timeZone' ? meant(problem, word, timeZoneNames()) : problem;
  }
  switch (issue.code) {
    case 'invalid_type':
      return sentence('network.faults.type', { type: issue.expected, value: typeOf(value) });
    case 'invalid_value': {
      const known = issue.values.map(String);
      const problem = sentence('network.faults.choice', { choices: known.join(', '), value: quoted(value) });
      return meant(problem, word, known);
    }
    case 'too_small':
    case 'too_big':
      return sizeMessage(issue, value);
    default:
      return sentence('network.faults.notValid', { value: quoted(value) });
  }
}

function sizeMessage(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown): Sentence {
  const [bound, end] =
    issue.code === 'too_small' ? ([issue.minimum, 'atLeast'] as const) : ([issue.maximum, 'atMost'] as const);
  if (value === '') return sentence('network.faults.empty');
  const unit = typeof value === 'number' ? 'number' : typeof value === 'string' ? 'letters' : 'entries';
  const count = typeof value === 'string' ? value.length : 0;
  return sentence(`network.faults.${unit}.${end}`, { bound: Number(bound), count, value: quoted(value) });
}

function typeOf(value: unknown): Words {
  if (value === null) return sentence('network.values.empty');
  if (Array.isArray(value)) return sentence('network.values.list');
  return typeof value === 'object' ? sentence('network.values.object') : quoted(value);
}

function valueAt(given: unknown, path: Path): unknown {
  return path.reduce((value: unknown, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], given);
}

/** Names of the fields that the object at this path may have. */
function fieldsAt(whole: z.ZodType, path: Path): string[] {
  let schema: z.core.$ZodType = whole;
  for (const key of path) {
    const inner = unwrap(schema) as { shape?: Record<string, z.core.$ZodType>; element?: z.core.$ZodType };
    schema = (typeof key === 'number' ? inner.element : inner.shape?.[String(key)]) ?? whole;
  }
  return Object.keys((unwrap(schema) as { shape?: object }).shape ?? {});
}

/** The schema inside of defaults, optional fields and shorthands. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType, out } = (schema as z.ZodType).def as { innerType?: z.core.$ZodType; out?: z.core.$ZodType };
  const inner = innerType ?? out;
  return inner === undefined ? schema : unwrap(inner);
}
