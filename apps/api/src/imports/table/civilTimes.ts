import type { Zone } from '@zrak/quantities/time';
import { secondsPerDay } from '../../time/interval.ts';
import { type Sentence, sentence } from '../../sentence.ts';

/** Instants of the times that clocks of a zone show. */
export class CivilTimes {
  /** The later instant of the last time, if clocks show it twice; NaN for others. */
  later = Number.NaN;
  /** Why a time was refused: clocks skip it. */
  readonly problem: Sentence;
  readonly #zone: Zone;
  /** Offsets of civil days without a change of clocks, and NaN of others. */
  readonly #offsets = new Map<number, number>();

  constructor(zone: Zone) {
    this.#zone = zone;
    this.problem = sentence('imports.rows.skippedTime', { zone: zone.name });
  }

  /**
   * @param civil seconds since 1970 that the clocks show
   * @returns seconds since 1970 in UTC, the earlier instant of a time that clocks show twice; NaN for a time that they
   * skip
   */
  instantOf(civil: number): number {
    this.later = Number.NaN;
    const day = Math.floor(civil / secondsPerDay);
    let usual = this.#offsets.get(day);
    if (usual === undefined) this.#offsets.set(day, (usual = usualOffset(this.#zone, day)));
    return Number.isNaN(usual) ? this.#instantNearChange(civil) : civil - usual;
  }

  #instantNearChange(civil: number): number {
    const zone = this.#zone;
    const early = zone.instantOf(civil);
    if (zone.civilOf(early) !== civil) return Number.NaN;
    const late = civil - zone.offsetAt(early + 3 * 3600);
    if (late > early && zone.civilOf(late) === civil) this.later = late;
    return early;
  }
}

/** The offset of a civil day; NaN if clocks change on it or on a neighbour. */
function usualOffset(zone: Zone, day: number): number {
  const before = zone.offsetAt((day - 1) * secondsPerDay);
  return before === zone.offsetAt((day + 2) * secondsPerDay) ? before : Number.NaN;
}

/** The rows of a series so far. */
interface Clock {
  /** The last time that clocks show once. */
  last: number;
  /** Times that were shown once of two times. */
  open: Set<number>;
}

/**
 * Civil hours that clocks show twice: the first of two equal stamps of a series is summer time, or winter time if the
 * newest row is first.
 */
export class DoubledHours {
  readonly #clocks = new Map<unknown, Clock>();
  #key: unknown;
  #clock: Clock | undefined;

  /**
   * @param key the series, or the table if all its columns share the time
   * @param early seconds since 1970
   * @param late the later instant of a time that clocks show twice; NaN for others
   */
  pick(key: unknown, early: number, late: number): number {
    const clock = this.#clockOf(key);
    if (Number.isNaN(late)) {
      clock.last = early;
      return early;
    }
    const isSecond = clock.open.delete(early);
    if (!isSecond) clock.open.add(early);
    const isNewestFirst = clock.last > late;
    return isSecond === isNewestFirst ? early : late;
  }

  #clockOf(key: unknown): Clock {
    if (this.#clock !== undefined && this.#key === key) return this.#clock;
    let clock = this.#clocks.get(key);
    if (clock === undefined) {
      this.#clocks.set(key, (clock = { last: Number.NaN, open: new Set() }));
    }
    this.#key = key;
    this.#clock = clock;
    return clock;
  }

  /** Times that the file has only once. */
  get unpaired(): number {
    return [...this.#clocks.values()].reduce((sum, { open }) => sum + open.size, 0);
  }
}
