import type { LocationSummary } from '@zrak/api-client';
import { bandRanges, indexDefinitions, type IndexStandard, indexStandards } from '@zrak/quantities/indices';
import { Button } from '@zrak/ui/Button';
import { Disclosure } from '@zrak/ui/Disclosure';
import { MapLegend } from '@zrak/ui/MapLegend';
import { Select } from '@zrak/ui/Select';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { categories } from '../../../shared/station.ts';
import { bandsOf } from '../stationMap/indexStandards.ts';
import { HourSlider } from '../stationMap/HourSlider.tsx';
import { LegendCaption } from '../stationMap/LegendCaption.tsx';
import { type ColourBy, levelsOf, offered } from '../stationMap/mapColouring.ts';
import type { MapSearch } from '../stationMap/mapSearch.ts';
import type { ChosenHour } from '../stationMap/useMapHour.ts';
import type { ShownStation } from '../stationMap/useMapStations.ts';
import * as styles from './LegendPanel.css.ts';

export interface LegendPanelProps {
  locations: readonly LocationSummary[];
  /** Stations that the legend counts: those that match the other filters. */
  stations: readonly ShownStation[];
  search: MapSearch;
  onChange: (change: Partial<MapSearch>) => void;
  shownHour: ChosenHour;
  isExpanded: boolean;
}

const anyCategory = 'any';

/** Colouring of the map, its legend, and filters by level. */
export function LegendPanel({ locations, stations, search, onChange, shownHour, isExpanded }: LegendPanelProps) {
  const intl = useIntl();
  const { by, standard, levels, category } = search;
  const say = (id: 'title' | 'by' | 'standard' | 'category' | 'anyCategory') =>
    intl.formatMessage({ id: `routes.locations.LegendPanel.${id}` });
  const choices = offered(locations, standard);
  const hasCategories = locations.some((location) => location.categories.length > 0);
  const hasFilter = levels.length > 0 || category !== null;
  return (
    <Disclosure title={say('title')} level={2} defaultExpanded={isExpanded}>
      <div className={styles.content}>
        {choices.length > 1 && (
          <div className={styles.choices}>
            <Select
              size="small"
              label={say('by')}
              items={choices.map((id) => ({ id, label: nameOf(intl, locations, id) }))}
              selectedKey={by}
              onSelectionChange={(id) => onChange({ by: id as ColourBy })}
            />
            {by !== 'warning' && (
              <Select
                size="small"
                label={say('standard')}
                items={indexStandards.map((id) => ({
                  id,
                  label: intl.formatMessage({ id: `routes.locations.LegendPanel.standard.${id}` }),
                }))}
                selectedKey={standard}
                onSelectionChange={(id) => {
                  const next = id as IndexStandard;
                  onChange({ standard: next, by: offered(locations, next).includes(by) ? by : 'index' });
                }}
              />
            )}
          </div>
        )}
        <LegendCaption locations={locations} colouring={search} time={shownHour.shown?.time ?? null} />
        <div className={styles.rows}>
          <MapLegend
            label={say('title')}
            rows={rowsOf(intl, stations, search)}
            shownLevels={levels}
            onChange={(next) => onChange({ levels: next })}
          />
        </div>
        {shownHour.isLeft && (
          <p role="status" className={styles.caption}>
            <FormattedMessage id="routes.locations.LegendPanel.warningsOfNow" />
          </p>
        )}
        {by !== 'warning' && <HourSlider shownHour={shownHour} timeZone={locations[0]?.timeZone ?? 'UTC'} />}
        <div className={styles.filters}>
          {hasCategories && (
            <Select
              size="small"
              label={say('category')}
              items={[
                { id: anyCategory, label: say('anyCategory') },
                ...categories.map((id) => ({
                  id,
                  label: intl.formatMessage({ id: `routes.locations.category.${id}` }),
                })),
              ]}
              selectedKey={category ?? anyCategory}
              onSelectionChange={(id) => onChange({ category: categories.find((one) => one === id) ?? null })}
            />
          )}
          {hasFilter && (
            <Button size="small" onPress={() => onChange({ levels: [], category: null })}>
              <FormattedMessage id="routes.locations.LegendPanel.showAll" />
            </Button>
          )}
        </div>
      </div>
    </Disclosure>
  );
}

/** The server names the pollutants. */
function nameOf(intl: IntlShape, locations: readonly LocationSummary[], by: ColourBy): string {
  if (by === 'warning' || by === 'index') {
    return intl.formatMessage({ id: `routes.locations.LegendPanel.by.${by}` });
  }
  const named = locations.flatMap(({ means = [] }) => means).find(({ parameter }) => parameter === by);
  return named?.name ?? by;
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
