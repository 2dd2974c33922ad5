import type { Field, FieldDetails, Shape } from './shape.ts';
import { answers, shapes } from './shapes.ts';
import { deviceZone, isKnownZone } from './timeZone.ts';

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

/** Names in the console what was left out of an answer. */
export const warnLeftOut = ({ operation, pointer }: Misfit): void => console.warn(`Left out: ${operation}${pointer}`);

interface Reading {
  /** Undefined: that of the device. */
  timeZone: string | undefined;
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

/** Reads a value of one shape. @throws MisfitAt for a value that does not fit */
type Reader = (value: unknown, reading: Reading) => unknown;

const readNumber =
  (most: number): Reader =>
  (value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number === 'number' && Math.abs(number) <= most) return number;
    throw new MisfitAt();
  };

const readText: Reader = (value) => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new MisfitAt();
};

const flags = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
  [1, true],
  [0, false],
]);

const readFlag: Reader = (value) => {
  const flag = typeof value === 'string' ? flags.get(value.toLowerCase()) : (flags.get(value) ?? value);
  if (typeof flag === 'boolean') return flag;
  throw new MisfitAt();
};

const isoTime = /^(\d{4}-\d{2}-\d{2})[T ]([\d:.]+) ?(?:Z|([+-]\d{2})(?::?(\d{2}))?)?$/i;

/** ISO 8601 with an offset; a time without one is in UTC, a number is in epoch milliseconds. */
const readTime: Reader = (value) => {
  if (typeof value !== 'string' && typeof value !== 'number') throw new MisfitAt();
  const time =
    typeof value === 'number'
      ? value
      : value.replace(isoTime, (_, day: string, clock: string, hours?: string, minutes = '00') =>
          hours === undefined ? `${day}T${clock}Z` : `${day}T${clock}${hours}:${minutes}`,
        );
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) throw new MisfitAt();
  return typeof time === 'number' ? date.toISOString() : time;
};

/** Beyond it, a number is infinite as a float32. */
const mostFloat = (2 - 2 ** -23) * 2 ** 127;

const plainReaders: Readonly<Record<string, Reader>> = {
  text: readText,
  number: readNumber(Number.MAX_VALUE),
  float: readNumber(mostFloat),
  latitude: readNumber(90),
  longitude: readNumber(180),
  flag: readFlag,
  time: readTime,
};

/** Enumerated texts are compared without regard to case. */
const enumReader =
  (values: readonly (string | number)[]): Reader =>
  (value) => {
    if (values.includes(value as string)) return value;
    const text = String(value).toLowerCase();
    const found = values.find((one) => String(one).toLowerCase() === text);
    if (found === undefined) throw new MisfitAt();
    return found;
  };

const isEnum = (shape: Shape): boolean => typeof shape === 'object' && 'enum' in shape;

/** Numbers and texts have a meaning by their position. */
const isPositional = (item: Shape): boolean => (typeof item === 'object' ? 'list' in item : !item.startsWith('#'));

/** Puts a part before the pointers of what was left out since `from`. */
function leaveWithin(part: string | number, { leftOut }: Reading, from: number): void {
  for (let index = from; index < leftOut.length; index++) leftOut[index]!.within(part);
}

/** Objects that do not fit are left out. A plain value in place of a list is a list of one. */
function listReader(item: Shape): Reader {
  const readItem = readerOf(item);
  const hasPlaces = isPositional(item);
  const isPlain = hasPlaces || isEnum(item);
  return (value, reading) => {
    if (!Array.isArray(value) && (!isPlain || isObject(value))) throw new MisfitAt();
    const items: unknown[] = Array.isArray(value) ? value : [value];
    const fitting: unknown[] = [];
    items.forEach((one, index) => {
      const from = reading.leftOut.length;
      try {
        fitting.push(readItem(one, reading));
      } catch (thrown) {
        if (!(thrown instanceof MisfitAt) || hasPlaces) throw inside(thrown, index);
        reading.leftOut.push(thrown);
      } finally {
        leaveWithin(index, reading, from);
      }
    });
    return fitting;
  };
}

const inside = (thrown: unknown, part: string | number): unknown =>
  thrown instanceof MisfitAt ? thrown.within(part) : thrown;

interface KnownField extends FieldDetails {
  name: string;
  read: Reader;
  isNullable: boolean;
}

const isNullable = (shape: Shape): boolean => typeof shape === 'string' && shape.endsWith('?');

function knownField(name: string, field: Field): KnownField {
  const details = typeof field === 'object' && 'is' in field ? field : { is: field };
  return { name, ...details, read: readerOf(details.is), isNullable: isNullable(details.is) };
}

function readZone({ name, from }: KnownField, owner: Record<string, unknown>, { timeZone }: Reading): void {
  if (isKnownZone(owner[name])) return;
  if (from !== undefined) {
    owner[name] = owner[from];
    return;
  }
  owner[name] = timeZone ?? deviceZone();
  owner['isTimeZoneAssumed'] = true;
}

function readField(field: KnownField, owner: Record<string, unknown>, reading: Reading): void {
  const { name, is, isRequired, or, from } = field;
  if (is === 'zone') return readZone(field, owner, reading);
  const value = owner[name];
  const isNeeded = isRequired === true && !reading.isLenient;
  if (value !== undefined && (value !== null || field.isNullable)) {
    const before = reading.leftOut.length;
    try {
      const fitting = field.read(value, reading);
      if (fitting !== value) owner[name] = fitting;
      return leaveWithin(name, reading, before);
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

function objectReader({ fields, others, plain }: Extract<Shape, { fields: unknown }>): Reader {
  const known = Object.entries(fields).map(([name, field]) => knownField(name, field));
  const other = others && knownField('', others);
  return (value, reading) => {
    const owner = typeof value === 'string' && plain !== undefined ? { [plain]: value } : value;
    if (!isObject(owner)) throw new MisfitAt();
    for (const field of known) readField(field, owner, reading);
    if (other) for (const name in owner) if (!(name in fields)) readField({ ...other, name }, owner, reading);
    return owner;
  };
}

/** Of named shapes, which can contain themselves: made when a value needs it. */
const namedReaders = new Map<string, Reader>();

function namedReader(name: string): Reader {
  return (value, reading) => {
    let read = namedReaders.get(name);
    if (!read) namedReaders.set(name, (read = readerOf(shapes[name]!)));
    return read(value, reading);
  };
}

/** A shape is looked at once, because answers have many values of one shape. */
function readerOf(shape: Shape): Reader {
  if (typeof shape === 'object') {
    if ('list' in shape) return listReader(shape.list);
    return 'enum' in shape ? enumReader(shape.enum) : objectReader(shape);
  }
  if (shape.startsWith('#')) return namedReader(shape.slice(1));
  const read = plainReaders[isNullable(shape) ? shape.slice(0, -1) : shape] ?? ((value) => value);
  return isNullable(shape) ? (value, reading) => (value === null ? null : read(value, reading)) : read;
}

/** By method and path. */
const answerReaders = new Map<string, Reader>();

/**
 * An answer as the contract describes it: null in optional fields removed, defaults filled in, numbers, ids and times
 * in one form. Changes `data` in place.
 *
 * @param method in upper case
 * @param path as in the contract
 * @param data parsed JSON, or a text that is not JSON; an empty answer is an empty list where the contract has a list
 * @param timeZone in place of an absent or unknown one; default: that of the device
 */
export function readAnswer(method: string, path: string, data: unknown, timeZone?: string): ReadAnswer {
  const call = `${method} ${path}`;
  const answer = answers[call];
  if (!answer) return { data, leftOut: [] };
  const { id: operation, is } = answer;
  const isList = typeof is === 'object' && 'list' in is;
  const isEmpty = data === undefined || data === null || data === '';
  const reading: Reading = { timeZone, isLenient: method !== 'GET', leftOut: [] };
  try {
    let read = answerReaders.get(call);
    if (!read) answerReaders.set(call, (read = readerOf(is)));
    const fitting = read(isEmpty && isList ? [] : data, reading);
    return { data: fitting, leftOut: reading.leftOut.map(({ pointer }) => ({ operation, pointer })) };
  } catch (thrown) {
    if (!(thrown instanceof MisfitAt)) throw thrown;
    if (reading.isLenient) return { data: undefined, leftOut: [] };
    return { misfit: { operation, pointer: thrown.pointer } };
  }
}
