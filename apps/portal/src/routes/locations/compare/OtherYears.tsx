import { CheckboxGroup } from '@zrak/ui/CheckboxGroup';
import { useIntl } from 'react-intl';
import { yearsThatFit } from './compareView.ts';
import type { CompareView } from './useCompareView.ts';
import { firstYear, inYear, yearText } from './years.ts';

/** Maximum number of earlier years offered. */
const mostYears = 6;

/** Selects the same days of earlier years, back to the first value of any series. */
export function OtherYears({ view: { selection, range, changeYears } }: { view: CompareView }) {
  const intl = useIntl();
  const { series, years } = selection;
  const year = firstYear(range);
  const earliest = Math.min(...series.map(({ first }) => (first ? new Date(first).getUTCFullYear() : year)));
  const offered = Array.from({ length: Math.min(mostYears, year - earliest) }, (_, index) => year - 1 - index);
  if (offered.length === 0) return null;
  const isFull = years.length >= yearsThatFit(series.length);
  return (
    <CheckboxGroup
      label={intl.formatMessage({ id: 'routes.locations.OtherYears.label' })}
      orientation="horizontal"
      items={offered.map((one) => ({
        id: String(one),
        label: yearText(inYear(range, one - year)),
        isDisabled: isFull && !years.includes(one),
      }))}
      value={years.map(String)}
      onChange={(chosen) => changeYears(chosen.map(Number))}
    />
  );
}
