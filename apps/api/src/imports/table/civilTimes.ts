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

/** Civil hours that clocks show twice: the first of two equal stamps of a series is summer time. */
export class DoubledHours {
  readonly #seen = new Map<unknown, Set<number>>();
  #open = 0;

  /** @param key the series, or the table if all its columns share the time */
  pick(key: unknown, early: number, late: number): number {
    let seen = this.#seen.get(key);
    if (seen === undefined) this.#seen.set(key, (seen = new Set()));
    if (seen.delete(early)) {
      this.#open--;
      return late;
    }
    seen.add(early);
    this.#open++;
    return early;
  }

  /** Times that the file has only once. */
  get unpaired(): number {
    return this.#open;
  }
}
