import { bandRanges, indexDefinitions } from '@zrak/quantities/indices';
import type { MapLegendRow } from '@zrak/ui/MapLegend';
import type { IntlShape } from 'react-intl';
import { bandsOf } from './indexStandards.ts';
import { levelsOf } from './mapColouring.ts';
import type { MapSearch } from './mapSearch.ts';
import type { ShownStation } from './useMapStations.ts';

type Counted = Pick<ShownStation, 'level' | 'color' | 'levelLabel'>;

/** A scale is shown completely; for warnings and states only existing and selected levels. */
export function legendRows(
  intl: Pick<IntlShape, 'formatNumber'>,
  stations: readonly Counted[],
  { by, standard, levels }: Pick<MapSearch, 'by' | 'standard' | 'levels'>,
): MapLegendRow[] {
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
      // Stations without a level share a row, and the server sends any colour for each.
      ...(color !== undefined && level !== 'unrated' && { color }),
      ...(levelLabel !== undefined && { levelLabel }),
      ...(from !== undefined && to !== undefined && { rangeLabel: rangeLabel(intl, from, to) }),
    };
  });
}

const rangeLabel = (intl: Pick<IntlShape, 'formatNumber'>, from: number, to: number | null) =>
  to === null ? `≥ ${intl.formatNumber(from)}` : `${intl.formatNumber(from)}–${intl.formatNumber(to)}`;
