import type { LocationSummary } from '@zrak/api-client';
import { bandRanges, indexDefinitions } from '@zrak/quantities/indices';
import { MapLegend } from '@zrak/ui/MapLegend';
import type { StationLevel } from '@zrak/ui/stationLevels';
import { useVerdictText } from '@zrak/ui/verdictText';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { Change } from '../../../shared/address/useAddress.ts';
import { withSameChange } from '../../../shared/address/withSameChange.ts';
import { bandsOf } from '../stationMap/indexStandards.ts';
import { LegendCaption } from '../stationMap/LegendCaption.tsx';
import { levelsOf } from '../stationMap/mapColouring.ts';
import type { MapSearch } from '../stationMap/mapSearch.ts';
import type { ChosenHour } from '../stationMap/useMapHour.ts';
import type { ShownStation } from '../stationMap/useMapStations.ts';
import * as styles from './Legend.css.ts';

export interface LegendProps {
  locations: readonly LocationSummary[];
  /** Stations that the legend counts: those that match the other filters. */
  stations: readonly ShownStation[];
  search: MapSearch;
  onChange: (change: Change<MapSearch>) => void;
  shownHour: ChosenHour;
}

/** Explains the marks of the map; each level is a filter. */
export function Legend({ locations, stations, search, onChange, shownHour }: LegendProps) {
  const intl = useIntl();
  const reasonText = useReasonText();
  const rows = rowsOf(intl, stations, search).map((row) => ({ ...row, ...reasonText(row.level, search) }));
  return (
    <div className={styles.legend}>
      <LegendCaption locations={locations} colouring={search} time={shownHour.shown?.time ?? null} />
      <MapLegend
        layout="strip"
        label={intl.formatMessage({ id: 'routes.locations.Legend.title' })}
        rows={rows}
        shownLevels={search.levels}
        onChange={(levels) =>
          onChange((current) => ({ levels: withSameChange(current.levels, search.levels, levels) }))
        }
      />
      {shownHour.isLeft && (
        <p role="status" className={styles.caption}>
          <FormattedMessage id="routes.locations.Legend.warningsOfNow" />
        </p>
      )}
    </div>
  );
}

const reasons = { late: 'late', offline: 'offline', maintenance: 'maintenance', notMeasured: 'noAir' } as const;

/** Name of a reason for a missing level, as the verdict says it but for all stations: without a time. */
function useReasonText() {
  const verdictText = useVerdictText();
  return (level: StationLevel, { by }: MapSearch) => {
    const kind = level === 'noData' && by === 'index' ? 'notEnough' : reasons[level as keyof typeof reasons];
    return kind && { levelLabel: verdictText({ kind }, { timeZone: 'UTC' }).word };
  };
}

/** A scale is shown completely; for warnings and states only existing and selected levels. */
function rowsOf(intl: IntlShape, stations: readonly ShownStation[], { by, standard, levels }: MapSearch) {
  const scale: readonly string[] = by === 'warning' ? [] : bandsOf(standard);
  const ranges = bandRanges(indexDefinitions[standard], by);
  return levelsOf({ by, standard }).flatMap((level, index) => {
    const those = stations.filter((station) => station.level === level);
    if (those.length === 0 && !scale.includes(level) && !levels.includes(level)) return [];
    const { levelLabel, color } = those[0] ?? {};
    const [from, to] = ranges[index] ?? [];
    return {
      level,
      count: those.length,
      ...(color !== undefined && { color }),
      ...(levelLabel !== undefined && { levelLabel }),
      ...(from !== undefined && to !== undefined && { rangeLabel: rangeLabel(intl, from, to) }),
    };
  });
}

const rangeLabel = (intl: IntlShape, from: number, to: number | null) =>
  to === null ? `≥ ${intl.formatNumber(from)}` : `${intl.formatNumber(from)}–${intl.formatNumber(to)}`;
