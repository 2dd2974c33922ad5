import { memo } from 'react';
import { useUiIntl } from '../../../i18n/UiProvider.tsx';
import type { Arrangement } from '../../data/series.ts';
import { axisOf, type PlotSeries } from '../../engine/plots.ts';
import { messages } from '../SeriesChart.messages.ts';
import { LegendCards } from './LegendCards.tsx';
import { LegendTable } from './LegendTable.tsx';
import { useLegendRows } from './useLegendRows.ts';

export interface LegendProps {
  items: readonly PlotSeries[];
  arrangement: Arrangement;
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
  /** Not wide enough for a table. */
  isNarrow: boolean;
}

/** Name and statistics of each line. If there are several, each can be hidden or shown alone. */
export const Legend = memo(function Legend({ items, arrangement, hidden, onChange, isNarrow }: LegendProps) {
  const intl = useUiIntl();
  const unitText = (unit: string) => {
    const axis = axisOf(unit, items, ({ series: { id } }) => !hidden.has(id), arrangement);
    return axis === null ? unit : intl.formatMessage(messages[`${axis}Axis`], { unit });
  };
  const rows = useLegendRows({ items, hidden, onChange, unitText });
  return isNarrow ? <LegendCards rows={rows} /> : <LegendTable rows={rows} />;
});
