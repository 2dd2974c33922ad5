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
  /** A change that the server confirms in its own way has been made: required fields that do not fit are left out. */
  isLenient: boolean;
  leftOut: MisfitAt[];
}

/** A value that does not fit; the pointer is completed on the way up. */
class MisfitAt extends Error {
  pointer = '';
  within(part: string | number): this {
    this.pointer = `/${part}${this.pointer}`;
    return this;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readNumber(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw new MisfitAt();
}

function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new MisfitAt();
}

const flags = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
  [1, true],
  [0, false],
]);

function readFlag(value: unknown): boolean {
  const flag = typeof value === 'string' ? flags.get(value.toLowerCase()) : (flags.get(value) ?? value);
  if (typeof flag === 'boolean') return flag;
  throw new MisfitAt();
}

/** ISO 8601 with an offset; a time without one is in UTC, a number is in epoch milliseconds. */
function readTime(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return new Date(value).toISOString();
  if (typeof value !== 'string') throw new MisfitAt();
  const hasOffset = value.endsWith('Z') || /[+-]\d{2}:?\d{2}$/.test(value) || !value.includes('T');
  const text = hasOffset ? value : `${value}Z`;
  if (Number.isNaN(Date.parse(text))) throw new MisfitAt();
  return text;
}

/** Enumerated texts are compared without regard to case. */
function readEnum(values: readonly (string | number)[], value: unknown): string | number {
  if (values.includes(value as string)) return value as string;
  const text = String(value).toLowerCase();
  const found = values.find((one) => String(one).toLowerCase() === text);
  if (found === undefined) throw new MisfitAt();
  return found;
}

const isEnum = (shape: Shape): boolean => typeof shape === 'object' && 'enum' in shape;

/** Numbers and texts have a meaning by their position. */
const isPositional = (item: Shape): boolean => (typeof item === 'object' ? 'list' in item : !item.startsWith('#'));

/** Objects that do not fit are left out. A plain value in place of a list is a list of one. */
function readList(item: Shape, value: unknown, reading: Reading): unknown[] {
  const isPlain = isPositional(item) || isEnum(item);
  if (!Array.isArray(value) && (!isPlain || isObject(value))) throw new MisfitAt();
  const items: unknown[] = Array.isArray(value) ? value : [value];
  return items.flatMap((one, index) => {
    const from = reading.leftOut.length;
    try {
      return [read(item, one, reading)];
    } catch (thrown) {
      if (!(thrown instanceof MisfitAt) || isPositional(item)) throw inside(thrown, index);
      reading.leftOut.push(thrown);
      return [];
    } finally {
      for (const misfit of reading.leftOut.slice(from)) misfit.within(index);
    }
  });
}

const inside = (thrown: unknown, part: string | number): unknown =>
  thrown instanceof MisfitAt ? thrown.within(part) : thrown;

interface KnownField extends FieldDetails {
  name: string;
}

const fieldLists = new WeakMap<object, readonly KnownField[]>();

/** Fields of a shape in one form; kept, because lists have many items of one shape. */
function fieldsOf(fields: Record<string, Field>): readonly KnownField[] {
  let list = fieldLists.get(fields);
  if (!list) {
    list = Object.entries(fields).map(([name, field]) =>
      typeof field === 'object' && 'is' in field ? { name, ...field } : { name, is: field },
    );
    fieldLists.set(fields, list);
  }
  return list;
}

function readField({ name, is, isRequired, or, from }: KnownField, owner: Record<string, unknown>, reading: Reading) {
  const value = owner[name];
  if (is === 'zone') {
    const isKnown = isKnownZone(value);
    owner[name] = isKnown ? value : reading.timeZone;
    if (!isKnown) owner['isTimeZoneAssumed'] = true;
    return;
  }
  const isNull = typeof is === 'string' && is.endsWith('?');
  const isNeeded = isRequired === true && !reading.isLenient;
  if (value !== undefined && (value !== null || isNull)) {
    const before = reading.leftOut.length;
    try {
      owner[name] = read(is, value, reading);
      for (const misfit of reading.leftOut.slice(before)) misfit.within(name);
      return;
    } catch (thrown) {
      if (!(thrown instanceof MisfitAt) || isNeeded) throw inside(thrown, name);
      reading.leftOut.length = before;
    }
  }
  if (isNeeded) throw new MisfitAt().within(name);
  const standIn = from === undefined ? (Array.isArray(or) ? [...(or as unknown[])] : or) : owner[from];
  if (standIn !== undefined) owner[name] = standIn;
  else if (value !== undefined) delete owner[name];
}

function read(shape: Shape, value: unknown, reading: Reading): unknown {
  if (typeof shape === 'object') {
    if ('list' in shape) return readList(shape.list, value, reading);
    if ('enum' in shape) return readEnum(shape.enum, value);
    const owner = typeof value === 'string' && shape.plain !== undefined ? { [shape.plain]: value } : value;
    if (!isObject(owner)) throw new MisfitAt();
    for (const field of fieldsOf(shape.fields)) readField(field, owner, reading);
    return owner;
  }
  if (shape.startsWith('#')) return read(shapes[shape.slice(1)]!, value, reading);
  const isNullable = shape.endsWith('?');
  if (isNullable && value === null) return null;
  switch (isNullable ? shape.slice(0, -1) : shape) {
    case 'text':
      return readText(value);
    case 'number':
      return readNumber(value);
    case 'flag':
      return readFlag(value);
    case 'time':
      return readTime(value);
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
  const reading: Reading = { timeZone, isLenient: method !== 'GET', leftOut: [] };
  try {
    const fitting = read(is, isEmpty && isList ? [] : data, reading);
    return { data: fitting, leftOut: reading.leftOut.map(({ pointer }) => ({ operation, pointer })) };
  } catch (thrown) {
    if (!(thrown instanceof MisfitAt)) throw thrown;
    if (reading.isLenient) return { data: undefined, leftOut: [] };
    return { misfit: { operation, pointer: thrown.pointer } };
  }
}
