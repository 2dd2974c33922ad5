import type { Field, FieldDetails, Shape } from './shape.ts';
import { answers, shapes } from './shapes.ts';
import { isKnownZone } from './timeZone.ts';

/** Part of an answer that does not fit the contract. */
export interface Misfit {
  /** `operationId` of the contract. */
  operation: string;
  /** JSON pointer to the part. */
  pointer: string;
}

export type ReadAnswer =
  | {
      data: unknown;
      /** Items that were left out of lists. */
      leftOut: Misfit[];
    }
  | { misfit: Misfit };

interface Reading {
  timeZone: string;
  leftOut: string[];
}

/** Thrown inside only. */
class MisfitAt extends Error {
  readonly pointer: string;
  constructor(pointer: string) {
    super(pointer);
    this.pointer = pointer;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readNumber(value: unknown, at: string): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw new MisfitAt(at);
}

function readText(value: unknown, at: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new MisfitAt(at);
}

const flags = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
  [1, true],
  [0, false],
]);

function readFlag(value: unknown, at: string): boolean {
  const flag = typeof value === 'string' ? flags.get(value.toLowerCase()) : (flags.get(value) ?? value);
  if (typeof flag === 'boolean') return flag;
  throw new MisfitAt(at);
}

/** ISO 8601 with an offset; a time without one is in UTC, a number is in epoch milliseconds. */
function readTime(value: unknown, at: string): string {
  if (typeof value === 'number' && Number.isFinite(value)) return new Date(value).toISOString();
  if (typeof value !== 'string') throw new MisfitAt(at);
  const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(value) || !value.includes('T');
  const text = hasOffset ? value : `${value}Z`;
  if (Number.isNaN(Date.parse(text))) throw new MisfitAt(at);
  return text;
}

/** Enumerated texts are compared without regard to case. */
function readEnum(values: readonly (string | number)[], value: unknown, at: string): string | number {
  const text = String(value).toLowerCase();
  const found = values.find((one) => String(one).toLowerCase() === text);
  if (found === undefined) throw new MisfitAt(at);
  return found;
}

const isEnum = (shape: Shape): boolean => typeof shape === 'object' && 'enum' in shape;

/** Numbers and texts have a meaning by their position. */
const isPositional = (item: Shape): boolean => (typeof item === 'object' ? 'list' in item : !item.startsWith('#'));

/** Objects that do not fit are left out. A plain value in place of a list is a list of one. */
function readList(item: Shape, value: unknown, at: string, reading: Reading): unknown[] {
  const isPlain = isPositional(item) || isEnum(item);
  if (!Array.isArray(value) && (!isPlain || isObject(value))) throw new MisfitAt(at);
  const items: unknown[] = Array.isArray(value) ? value : [value];
  return items.flatMap((one, index) => {
    try {
      return [read(item, one, `${at}/${index}`, reading)];
    } catch (thrown) {
      if (!(thrown instanceof MisfitAt) || isPositional(item)) throw thrown;
      reading.leftOut.push(thrown.pointer);
      return [];
    }
  });
}

const detailsOf = (field: Field): FieldDetails => (typeof field === 'object' && 'is' in field ? field : { is: field });

function readField(name: string, field: Field, owner: Record<string, unknown>, at: string, reading: Reading) {
  const { is, isRequired = false, or, from } = detailsOf(field);
  const value = owner[name];
  if (is === 'zone') {
    const isKnown = isKnownZone(value);
    owner[name] = isKnown ? value : reading.timeZone;
    if (!isKnown) owner['isTimeZoneAssumed'] = true;
    return;
  }
  const isNull = typeof is === 'string' && is.endsWith('?');
  if (value !== undefined && (value !== null || isNull)) {
    try {
      owner[name] = read(is, value, `${at}/${name}`, reading);
      return;
    } catch (thrown) {
      if (!(thrown instanceof MisfitAt) || isRequired) throw thrown;
    }
  }
  if (isRequired) throw new MisfitAt(`${at}/${name}`);
  const standIn = from === undefined ? structuredClone(or) : owner[from];
  if (standIn === undefined) delete owner[name];
  else owner[name] = standIn;
}

function read(shape: Shape, value: unknown, at: string, reading: Reading): unknown {
  if (typeof shape === 'object') {
    if ('list' in shape) return readList(shape.list, value, at, reading);
    if ('enum' in shape) return readEnum(shape.enum, value, at);
    const owner = typeof value === 'string' && shape.plain !== undefined ? { [shape.plain]: value } : value;
    if (!isObject(owner)) throw new MisfitAt(at);
    for (const [name, field] of Object.entries(shape.fields)) readField(name, field, owner, at, reading);
    return owner;
  }
  if (shape.startsWith('#')) return read(shapes[shape.slice(1)]!, value, at, reading);
  const isNullable = shape.endsWith('?');
  if (isNullable && value === null) return null;
  switch (isNullable ? shape.slice(0, -1) : shape) {
    case 'text':
      return readText(value, at);
    case 'number':
      return readNumber(value, at);
    case 'flag':
      return readFlag(value, at);
    case 'time':
      return readTime(value, at);
    default:
      return value;
  }
}

/**
 * An answer as the contract describes it: null in optional fields removed, defaults filled in, numbers, ids and times
 * in one form. Changes `data` in place.
 *
 * @param method in upper case
 * @param path as in the contract
 * @param data parsed JSON, or a text that is not JSON; an empty answer is an empty list where the contract has a list
 * @param timeZone in place of an absent or unknown one
 */
export function readAnswer(method: string, path: string, data: unknown, timeZone: string): ReadAnswer {
  const answer = answers[`${method} ${path}`];
  if (!answer) return { data, leftOut: [] };
  const { id: operation, is } = answer;
  const isList = typeof is === 'object' && 'list' in is;
  const isEmpty = data === undefined || data === null || data === '';
  const reading: Reading = { timeZone, leftOut: [] };
  try {
    const fitting = read(is, isEmpty && isList ? [] : data, '', reading);
    return { data: fitting, leftOut: reading.leftOut.map((pointer) => ({ operation, pointer })) };
  } catch (thrown) {
    if (!(thrown instanceof MisfitAt)) throw thrown;
    // A change that the server confirms in its own way has been made.
    if (method !== 'GET') return { data: undefined, leftOut: [] };
    return { misfit: { operation, pointer: thrown.pointer } };
  }
}
