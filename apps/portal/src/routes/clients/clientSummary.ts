import type { LocationSummary } from '@zrak/api-client';
import type { StationVerdict, VerdictIndex } from '@zrak/quantities/verdict';
import type { ClassCount } from '@zrak/ui/ClassBar';
import { verdictOf } from '../../shared/verdict.ts';

export interface ClientSummary {
  stations: number;
  counts: ClassCount[];
  /** The station whose air is worst, if any station has an index. */
  worst?: { location: LocationSummary; verdict: StationVerdict & { kind: 'index' } };
  /** Time of the newest value of any station; null if none has sent a value, absent if the server sends no times. */
  latestAt?: string | null;
  /** Number of stations that send no current data, by reason. */
  lost: Record<LostState, number>;
}

/** A station without a value yet is counted among those without a class. */
type LostState = Exclude<NonNullable<LocationSummary['state']>, 'ok' | 'noData'>;

const bands = [1, 2, 3, 4, 5, 6] as const;

/** As the list of the map: by value where one pollutant decides both. */
const worstFirst = (a: VerdictIndex, b: VerdictIndex) =>
  b.band - a.band || (a.decidedBy === b.decidedBy ? (b.value ?? 0) - (a.value ?? 0) : 0);

/** Stations of a client at a glance, from the list of the map: all that a server must send, and what it may. */
export function summaryOf(locations: readonly LocationSummary[]): ClientSummary {
  const judged = locations.map((location) => ({ location, verdict: verdictOf(location) }));
  const bandOf = (verdict: StationVerdict) => (verdict.kind === 'index' ? verdict.index.band : null);
  const countOf = (band: ClassCount['band']) => judged.filter(({ verdict }) => bandOf(verdict) === band).length;
  const kindOf = (kind: StationVerdict['kind']) => judged.filter(({ verdict }) => verdict.kind === kind).length;
  const worst = judged
    .flatMap(({ location, verdict }) => (verdict.kind === 'index' ? [{ location, verdict }] : []))
    .toSorted((a, b) => worstFirst(a.verdict.index, b.verdict.index))[0];
  const latestAt = locations
    .flatMap((location) => location.latestAt ?? [])
    .toSorted()
    .at(-1);
  const tellsTimes = locations.some(({ state }) => state !== undefined);
  return {
    stations: locations.length,
    counts: [...bands, null].map((band) => ({ band, count: countOf(band) })),
    ...(worst && { worst }),
    ...((latestAt !== undefined || tellsTimes) && { latestAt: latestAt ?? null }),
    lost: { late: kindOf('late'), offline: kindOf('offline'), maintenance: kindOf('maintenance') },
  };
}
