import { Formula } from '../../../components/Formula/Formula.tsx';
import { useUiIntl } from '../../../i18n/UiProvider.tsx';
import { ChartButton } from '../../parts/ChartButton.tsx';
import { Swatch } from '../../parts/Swatch.tsx';
import { messages } from '../SeriesChart.messages.ts';
import type { LegendRow } from './useLegendRows.ts';

/** Name of a line; among several, a button that hides it. */
export function LegendName({ row: { item, isShown, choice } }: { row: LegendRow }) {
  const swatch = <Swatch index={item.index} kind={item.series.kind} />;
  const name = <Formula text={item.series.label} />;
  if (choice) {
    return (
      <ChartButton icon={swatch} isPressed={isShown} onPress={choice.toggle}>
        {name}
      </ChartButton>
    );
  }
  return (
    <>
      {swatch}
      {name}
    </>
  );
}

/** Shows one line alone, or all of them again. */
export function AloneButton({ row: { item, isAlone, choice } }: { row: LegendRow }) {
  const intl = useUiIntl();
  if (!choice) return null;
  const label = isAlone
    ? intl.formatMessage(messages.showAll)
    : intl.formatMessage(messages.showAlone, { label: item.series.label });
  return (
    <ChartButton label={label} onPress={choice.isolate}>
      {intl.formatMessage(isAlone ? messages.all : messages.only)}
    </ChartButton>
  );
}
