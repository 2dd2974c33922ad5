import type { Zone } from '@zrak/quantities/time';
import { secondsPerDay } from '../../time/interval.ts';
import { type Sentence, sentence } from '../../sentence.ts';
import { Refusal } from '../refusal.ts';
import { CivilTimes } from './civilTimes.ts';

export type DateOrder = 'dmy' | 'mdy';

interface TimeOfDay {
  /** Seconds since midnight. */
  seconds: number;
  /** Offset from UTC in seconds; NaN if the text names none. */
  offset: number;
}

/** Abbreviations with one meaning in Europe. */
const abbreviations: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  WET: 0,
  WEST: 1,
  CET: 1,
  CEST: 2,
  MEZ: 1,
  MESZ: 2,
  EET: 2,
  EEST: 3,
};

/** A period such as 10:00-11:00, or a time with an offset: only a T in front or seconds make it an offset. */
const periodOrOffset = /^\d{1,2}(?:[:.h]?\d{2})?-\d{1,2}(?:[:.h]?\d{2})?$/i;

const timePattern =
  /^T?(?!\d{3,4}[:.])(\d{1,2})(?:[:.h]?(\d{2})(?:[:.]?(\d{2})(?:[.,]\d+)?)?)?\s*([ap]m)?\s*([A-Z]+|[+-]\d{2}(?::?\d{2})?)?$/i;

/** Loggers put times into apostrophes. */
const bare = (text: string): string => text.trim().replace(/^'|'$/g, '');

/** @returns undefined for a text that is no time of day, or can be a period */
function timeOf(text: string): TimeOfDay | undefined {
  const time = bare(text);
  if (periodOrOffset.test(time)) return undefined;
  const [, hourText, minute = '0', second = '0', half, zone] = timePattern.exec(time) ?? [];
  if (hourText === undefined) return undefined;
  let hour = Number(hourText);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  }
  const rest = Number(minute) * 60 + Number(second);
  if (Number(minute) > 59 || Number(second) > 59 || hour > 24 || (hour === 24 && rest > 0)) return undefined;
  const offset = zone === undefined ? Number.NaN : offsetOf(zone);
  return offset === undefined ? undefined : { seconds: hour * 3600 + rest, offset };
}

function offsetOf(zone: string): number | undefined {
  const hours = abbreviations[zone.toUpperCase()];
  if (hours !== undefined) return hours * 3600;
  const [, sign, hour, minute = '0'] = /([+-])(\d{2}):?(\d{2})?/.exec(zone) ?? [];
  if (sign === undefined || Number(minute) > 59) return undefined;
  const offset = Number(`${sign}1`) * (Number(hour) * 3600 + Number(minute) * 60);
  // No clock shows less than UTC-12 or more than UTC+14.
  return offset < -12 * 3600 || offset > 14 * 3600 ? undefined : offset;
}

const keptTexts = 20_000;

/** Keeps the meaning of the last texts, because dates and times repeat in a file. */
function keeping<Meaning>(meaningOf: (text: string) => Meaning): (text: string) => Meaning {
  const kept = new Map<string, Meaning>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const meaning = meaningOf(text);
    if (kept.size >= keptTexts) kept.clear();
    kept.set(text, meaning);
    return meaning;
  };
}

/** Reads time stamps and keeps properties of the last one in fields. */
export class StampReader {
  /** Reason why the last stamp was refused. */
  problem: Sentence = sentence('imports.rows.badDate', { text: '' });
  /** The later instant of a civil time that clocks show twice; NaN for others. */
  later = Number.NaN;
  hasZonelessStamps = false;
  /** Whether a stamp was more than a date. */
  hasTimesOfDay = false;
  readonly #civil: CivilTimes | undefined;
  readonly #order: DateOrder | undefined;
  /** Largest first and second part of dates such as 10/03/2004: a part above 12 is a day. */
  readonly #largest: [number, number] = [0, 0];
  readonly #dayOf = keeping((text) => this.#parseDate(text.trim()));
  readonly #timeOf = keeping(timeOf);

  /** @param order of dates such as 10/03/2004; undefined: the day comes first, and `checkOrder` says whether it does */
  constructor(zone: Zone | undefined, order: DateOrder | undefined) {
    this.#civil = zone && new CivilTimes(zone);
    this.#order = order;
  }

  /** @returns seconds since 1970; NaN if the text is no time, see `problem` */
  read(text: string, timeText?: string): number {
    this.later = Number.NaN;
    if (timeText === undefined && /^\d+$/.test(text.trim())) return this.#readDigits(text.trim());
    const [date, time] = timeText === undefined ? partsOf(text) : [text, timeText];
    const day = this.#dayOf(date);
    if (Number.isNaN(day)) return this.#refuse(sentence('imports.rows.badDate', { text }));
    if (time === '') return this.#instantOf(day * secondsPerDay, Number.NaN);
    this.hasTimesOfDay = true;
    const parsed = this.#timeOf(time);
    if (parsed === undefined) {
      const id = periodOrOffset.test(bare(time)) ? 'imports.rows.periodOrOffset' : 'imports.rows.badTime';
      return this.#refuse(sentence(id, { text: time }));
    }
    return this.#instantOf(day * secondsPerDay + parsed.seconds, parsed.offset);
  }

  /** 20230215, 202302151900, or seconds or milliseconds since 1970. */
  #readDigits(text: string): number {
    if (text.length === 10 || text.length === 13) {
      this.hasTimesOfDay = true;
      return this.#instantOf(Math.floor(Number(text) / (text.length === 13 ? 1000 : 1)), 0);
    }
    return this.read(text.slice(0, 8), text.slice(8));
  }

  #refuse(problem: Sentence): number {
    this.problem = problem;
    return Number.NaN;
  }

  #parseDate(text: string): number {
    const [, year, month, day] =
      /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text)?.toSpliced(2, 1) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
    if (year !== undefined) return dayNumber(Number(year), Number(month), Number(day));
    const [, first, mark, second, lastText] = /^(\d{1,2})([./-])\s*(\d{1,2})\2\s*(\d{4}|\d{2})\.?$/.exec(text) ?? [];
    if (lastText === undefined) return Number.NaN;
    const last = Number(lastText) + (lastText.length === 2 ? 2000 : 0);
    const isDayFirst = mark === '.' || this.#order !== 'mdy';
    if (mark !== '.') {
      this.#largest[0] = Math.max(this.#largest[0], Number(first));
      this.#largest[1] = Math.max(this.#largest[1], Number(second));
    }
    return isDayFirst ? dayNumber(last, Number(second), Number(first)) : dayNumber(last, Number(first), Number(second));
  }

  /** @throws Refusal if dates such as 10/03/2004 can be read in two ways, or in the other one only */
  checkOrder(name: string): void {
    const [first, second] = this.#largest;
    if (first === 0 || this.#order !== undefined) return;
    if (first > 12 && second <= 12) return;
    if (second > 12 && first <= 12) throw new Refusal('imports.refusals.monthFirst', { name });
    throw new Refusal('imports.refusals.ambiguousDates', { name });
  }

  #instantOf(civil: number, offset: number): number {
    if (!Number.isNaN(offset)) return civil - offset;
    this.hasZonelessStamps = true;
    if (this.#civil === undefined) return civil;
    const instant = this.#civil.instantOf(civil);
    this.later = this.#civil.later;
    return Number.isNaN(instant) ? this.#refuse(this.#civil.problem) : instant;
  }
}

/** Date and time, with its T; the time is empty for a date only. */
function partsOf(text: string): [string, string] {
  // Slovene dates are also written with spaces: 1. 3. 2023 12:00.
  const trimmed = text.trim();
  const whole = trimmed.includes('. ') ? trimmed.replace(/^(\d{1,2}\.)\s*(\d{1,2}\.)\s*/, '$1$2') : trimmed;
  const end = whole.search(/[ T]/);
  return end < 0 ? [whole, ''] : [whole.slice(0, end), whole.slice(end).trim()];
}

/** Days since 1970; NaN for a date that does not exist. */
function dayNumber(year: number, month: number, day: number): number {
  const date = new Date(Date.UTC(year, month - 1, day));
  // A day that the month does not have is in another month, and Date.UTC adds 1900 to the year 23.
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1;
  return exists ? date.getTime() / 1000 / secondsPerDay : Number.NaN;
}

/** Whether a cell looks like a date, with or without a time. */
export const isDateText = (text: string): boolean =>
  /^\s*(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\s*\d{1,2}[-/.]\s*\d{4})(?:\D|$)/.test(text);
