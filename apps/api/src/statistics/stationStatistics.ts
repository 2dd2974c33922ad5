import { firstSeasonStart, holdsOverYears, yearsUpTo } from '@zrak/quantities/limits';
import type { Location } from '../db/schema.ts';
import { judgedLimitOf } from '../parameters/limitUnits.ts';
import type { SeriesReader } from '../measurements/seriesReader.ts';
import type { CataloguedSeries, Catalogue } from '../repositories/catalogue.ts';
import { dayZone } from '../time/zone.ts';
import { gather } from './gather.ts';
import type { KeptParts } from './keptParts.ts';
import { reportPeriod, type ReportPeriod } from './period.ts';
import {
  figuresOf,
  isOfNoise,
  leadIn,
  type StationFigures,
  type StationJob,
  type StationStatistics,
} from './stationFigures.ts';

export interface StatisticsServices {
  store: SeriesReader;
  catalogue: Catalogue;
  /** Undefined: nothing is kept. */
  kept?: KeptParts;
  /** Undefined: in this thread. */
  threads?: { start: () => void; compute: (job: StationJob) => Promise<StationFigures> };
}

/** Diagnostic values of the station, such as its battery voltage, are not environmental data. */
const isOfEnvironment = ({ definition }: CataloguedSeries): boolean => definition.category !== 'system';

/** Complete monthly or annual report of one station. @param name `2026-10` or `2026` */
export async function stationStatistics(
  location: Location,
  name: string,
  { store, catalogue, kept, threads }: StatisticsServices,
): Promise<StationStatistics> {
  threads?.start();
  const { now } = store;
  const period = reportPeriod(name, dayZone(location), now);
  const requested = catalogue
    .seriesOf(location.id)
    .filter(isOfEnvironment)
    .map((series) => ({ series, from: beginOf(series, period) }));
  const gathered = await gather(requested, period, { store, catalogue, kept });
  const job = { location, name, now, series: gathered.series };
  const { statistics, parts } = threads === undefined ? figuresOf(job) : await threads.compute(job);
  gathered.keep(parts);
  return { ...statistics, period };
}

/**
 * Limits are checked over the year up to the end of the period, over seasons that end in it, or over three years, in the report of a month too:
 * otherwise it would contradict the report of the year.
 */
function beginOf({ definition, parameter, referenceValues }: CataloguedSeries, period: ReportPeriod): number {
  const { zone, year, from, yearFrom } = period;
  if (parameter === 'LAeq' && referenceValues.some(isOfNoise)) return yearFrom;
  if (definition.category !== 'pollution' || referenceValues.length === 0) return from;
  const isOverYears = referenceValues.map(judgedLimitOf).some(holdsOverYears);
  if (isOverYears) return zone.dayStart(yearsUpTo(year)[0]!, 1, 1) - leadIn;
  const hasSeason = referenceValues.some(({ averaging }) => averaging === 'peakSeason');
  return (hasSeason ? firstSeasonStart(zone, year) : yearFrom) - leadIn;
}
