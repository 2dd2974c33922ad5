import { formatDecimal } from '../../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../../i18n/UiProvider.tsx';
import type { PlotSeries } from '../../engine/plots.ts';

interface RowsInput {
  items: readonly PlotSeries[];
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
  /** A unit with its axis, if there are two. */
  unitText: (unit: string) => string;
}

/** Statistics of a legend, in the order of a table; also the ids of their messages. */
export const figures = ['last', 'min', 'mean', 'max'] as const;

export interface LegendRow {
  item: PlotSeries;
  unit: string;
  /** Formatted; a dash if there is none. */
  figures: Record<(typeof figures)[number] | 'missing', string>;
  isShown: boolean;
  /** Whether all other lines are hidden. */
  isAlone: boolean;
  /** Null for the only line of a chart. */
  choice: { toggle: () => void; isolate: () => void } | null;
}

/** Texts of the legend, and how its lines are hidden. */
export function useLegendRows({ items, hidden, onChange, unitText }: RowsInput): LegendRow[] {
  const intl = useUiIntl();
  const ids = items.map(({ series }) => series.id);
  return items.map((item): LegendRow => {
    const { series, statistics } = item;
    const number = (value: number, decimals = series.decimals) =>
      Number.isNaN(value) ? '–' : formatDecimal(intl, value, decimals);
    const isShown = !hidden.has(series.id);
    const isAlone = isShown && hidden.size === items.length - 1;
    const others = ids.filter((id) => id !== series.id);
    const toggle = () =>
      onChange(new Set(isShown ? [...hidden, series.id] : [...hidden].filter((id) => id !== series.id)));
    const isolate = () => onChange(new Set(isAlone ? [] : others));
    return {
      item,
      unit: unitText(series.unit),
      figures: {
        last: number(statistics.last),
        min: number(statistics.min),
        mean: number(statistics.mean),
        max: number(statistics.max),
        missing: number(statistics.missing, 0),
      },
      isShown,
      isAlone,
      choice: items.length > 1 ? { toggle, isolate } : null,
    };
  });
}
