import { MapLegend, type MapLegendRow } from './MapLegend.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

const rows: readonly MapLegendRow[] = [
  { level: 'e1', rangeLabel: '≤ 15', count: 3 },
  { level: 'e2', rangeLabel: '16–45', count: 5 },
  { level: 'e3', rangeLabel: '46–120', count: 0 },
  { level: 'e4', rangeLabel: '121–195', count: 0 },
];

export const guidance: Guidance = {
  status: 'stable',
  use: ['The meaning of the marks on a map, and a filter by level.'],
  avoid: ['A graph: it has its own legend.'],
  do: {
    example: <MapLegend label="Levels of PM10" rows={rows} shownLevels={[]} onChange={() => undefined} />,
    text: 'Show the range of values of each level.',
  },
  dont: {
    example: (
      <MapLegend
        label="Levels of PM10 now"
        rows={rows.filter(({ count }) => count > 0)}
        shownLevels={[]}
        onChange={() => undefined}
      />
    ),
    text: 'Hide levels that have no station now.',
  },
  keyboard: keys.toggle,
};
