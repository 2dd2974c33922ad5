import type { LocationSummary } from '@zrak/api-client';
import { MapLegend } from '@zrak/ui/MapLegend';
import type { StationLevel } from '@zrak/ui/stationLevels';
import { useVerdictText } from '@zrak/ui/verdictText';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Change } from '../../../shared/address/useAddress.ts';
import { withSameChange } from '../../../shared/address/withSameChange.ts';
import { reasonsByLevel } from '../../../shared/station.ts';
import { LegendCaption } from '../stationMap/LegendCaption.tsx';
import { legendRows } from '../stationMap/legendRows.ts';
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
  const rows = legendRows(intl, stations, search).map((row) => ({ ...row, ...reasonText(row.level, search) }));
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

/** Name of a reason for a missing level, as the verdict says it but for all stations: without a time. */
function useReasonText() {
  const verdictText = useVerdictText();
  return (level: StationLevel, { by }: MapSearch) => {
    // The means of one pollutant may be missing at a station that has an index.
    if (level === 'noData' && by !== 'index') return {};
    const kind = reasonsByLevel[level];
    return kind && { levelLabel: verdictText({ kind }, { timeZone: 'UTC' }).word };
  };
}
