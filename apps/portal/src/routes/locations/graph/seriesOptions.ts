import type { Series } from '@zrak/api-client';
import type { OptionSection } from '@zrak/ui/MultiComboBox';
import { formulaOption } from '../../../shared/formulaOption.tsx';
import { withUnit } from '../../../shared/withUnit.ts';
import { seriesLabel } from './chartSeries.ts';

/** A series among those of other stations. */
export const optionOf = (series: Series) => formulaOption(series.id, seriesLabel(series));

/** Selectable series, grouped by station. */
export const sectionsOf = (all: readonly Series[]): OptionSection[] =>
  [...Map.groupBy(all, ({ locationId }) => locationId)].map(([id, series]) => ({
    id,
    label: series[0]?.locationName ?? '',
    items: series.map((one) => formulaOption(one.id, withUnit(one))),
  }));
