import type { Client, LocationSummary } from '@zrak/api-client';
import type { StationVerdict } from '@zrak/quantities/verdict';
import { formatDecimal } from '@zrak/ui/formatDecimal';
import { localFormula } from '@zrak/ui/formulaText';
import { momentText, useVerdictText, type VerdictText } from '@zrak/ui/verdictText';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { paths } from '../../../app/paths.ts';
import { markOf } from '../../../shared/station.ts';
import { verdictOf } from '../../../shared/verdict.ts';
import { hour, type Hours } from './hours.ts';
import { type Colouring, endOf, type Judged, judge, judgeHour, newestTime } from './mapColouring.ts';

/** Quantities with a symbol in every language; others have a name. */
const symbols = new Set(['PM10', 'PM2.5', 'O3', 'NO2', 'SO2', 'LAeq']);

type Value = Pick<LocationSummary['latest'][number], 'parameter' | 'name' | 'value' | 'unit' | 'decimals'>;

/** A value with its symbol and unit, as list and map show it. */
export function headline(intl: IntlShape, { parameter, name, value, unit, decimals }: Value): string {
  return `${symbols.has(parameter) ? localFormula(intl, parameter) : name} ${formatDecimal(intl, value, decimals)} ${unit}`.trim();
}

const hasCurrentValues = new Set<StationVerdict['kind']>(['warning', 'notEnough', 'noAir']);

/**
 * Value of a station beside its level, with its time where that is not the time of the whole map. A reason that tells
 * the time of the last value has none.
 */
function valueLabelOf(
  intl: IntlShape,
  location: LocationSummary,
  { mean, reason }: Judged,
  newest: number | null,
): string | null {
  const { latest, latestAt, timeZone } = location;
  const isOld = (end: number) => newest !== null && end < newest;
  const withTime = (text: string, time: number) =>
    `${text}, ${momentText(intl, new Date(time).toISOString(), { timeZone })}`;
  if (mean) {
    const text = headline(intl, mean);
    return isOld(endOf(mean)) ? withTime(text, endOf(mean)) : text;
  }
  const [first] = latest;
  if (!first || (reason && !hasCurrentValues.has(reason.kind))) return null;
  const text = headline(intl, first);
  const time = Date.parse(first.time ?? latestAt ?? '');
  return Number.isNaN(time) || !(reason || isOld(time + hour)) ? text : withTime(text, time);
}

/** A mark shows the number of the index, or the value where one pollutant colours the map: then values can be compared. */
const markLabelOf = (intl: IntlShape, { by }: Colouring, { mean }: Judged) =>
  mean && by !== 'index' ? intl.formatNumber(mean.value, { maximumFractionDigits: 0, useGrouping: false }) : undefined;

interface Shown {
  location: LocationSummary;
  judged: Judged;
  /** The name of the level, if it is not a built-in one. */
  levelLabel: string | undefined;
  valueLabel: string | null;
  markLabel: string | undefined;
  warning: VerdictText['warning'];
}

function stationOf(client: Client, { location, judged, levelLabel, valueLabel, markLabel, warning }: Shown) {
  // A station without a position is in the list only.
  const { id, name, longitude = Number.NaN, latitude = Number.NaN, categories } = location;
  return {
    id,
    name,
    longitude,
    latitude,
    categories,
    level: judged.level,
    ...(judged.color !== undefined && { color: judged.color }),
    mean: judged.mean,
    ...(levelLabel !== undefined && { levelLabel }),
    ...(valueLabel !== null && { valueLabel }),
    ...(markLabel !== undefined && { markLabel }),
    ...(warning && { warning: { ...warning, label: warning.word } }),
    href: paths.location(client.code, id),
  };
}

const now = { hours: null, time: 0 };

export type ShownStation = ReturnType<typeof stationOf>;

/** A past hour (its start, epoch milliseconds) and the loaded hours that contain it. */
export interface ShownHour {
  time: number;
  hours: Hours;
}

/** Stations for map and list before filtering; null as hour is now. */
export function useMapStations(
  client: Client,
  locations: readonly LocationSummary[],
  { by, standard }: Colouring,
  shownHour: ShownHour | null,
) {
  const intl = useIntl();
  const verdictText = useVerdictText();
  const { hours, time } = shownHour ?? now;
  return useMemo(() => {
    const colouring = { by, standard };
    const newest = newestTime(locations, colouring);
    const textOf = ({ timeZone }: LocationSummary, verdict: StationVerdict) => verdictText(verdict, { timeZone });
    const labelOf = (location: LocationSummary, { reason }: Judged) =>
      reason ? textOf(location, reason).word : by === 'warning' ? markOf(location).label : undefined;
    return locations.map((location) => {
      const judged = hours ? judgeHour(location, hours, time, colouring) : judge(location, colouring, newest);
      return stationOf(client, {
        location,
        judged,
        levelLabel: labelOf(location, judged),
        valueLabel: hours ? judged.mean && headline(intl, judged.mean) : valueLabelOf(intl, location, judged, newest),
        markLabel: markLabelOf(intl, colouring, judged),
        // It is that of now, and colours the stations by itself if the user chooses so.
        warning: hours || by === 'warning' ? undefined : textOf(location, verdictOf(location)).warning,
      });
    });
  }, [intl, verdictText, client, locations, by, standard, hours, time]);
}
