import { memo } from 'react';
import { Formula } from '../../components/Formula/Formula.tsx';
import { formatDecimal } from '../../i18n/formatDecimal.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { ChartButton } from '../parts/ChartButton.tsx';
import type { PlotSeries } from '../engine/plots.ts';
import { messages } from './SeriesChart.messages.ts';
import { Swatch } from '../parts/Swatch.tsx';
import * as styles from './SeriesChart.css.ts';

interface LegendProps {
  items: readonly PlotSeries[];
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
}

const columns = ['last', 'min', 'mean', 'max'] as const;

/** Name and statistics of each line. If there are several, each can be hidden or shown alone. */
export const Legend = memo(function Legend({ items, hidden, onChange }: LegendProps) {
  const intl = useUiIntl();
  const isChoice = items.length > 1;
  const number = (value: number, decimals: number) =>
    Number.isNaN(value) ? '–' : formatDecimal(intl, value, decimals);

  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  const isAlone = (id: string) => hidden.size === items.length - 1 && !hidden.has(id);
  const isolate = (id: string) =>
    onChange(new Set(isAlone(id) ? [] : items.map(({ series }) => series.id).filter((other) => other !== id)));

  return (
    <div className={styles.legendScroller}>
      <table className={styles.legend}>
        <thead>
          <tr>
            <th scope="col" className={styles.legendHead}>
              {intl.formatMessage(messages.series)}
            </th>
            {columns.map((key) => (
              <th key={key} scope="col" className={styles.legendHead}>
                {intl.formatMessage(messages[key])}
              </th>
            ))}
            <th scope="col" className={styles.legendHead}>
              {intl.formatMessage(messages.missing)}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ series, index, statistics }) => (
            <tr key={series.id}>
              <th scope="row" className={styles.legendName}>
                <span className={styles.legendKey}>
                  {isChoice ? (
                    <ChartButton
                      icon={<Swatch index={index} kind={series.kind} />}
                      isPressed={!hidden.has(series.id)}
                      onPress={() => toggle(series.id)}
                    >
                      <Formula text={series.label} />
                    </ChartButton>
                  ) : (
                    <>
                      <Swatch index={index} kind={series.kind} />
                      <Formula text={series.label} />
                    </>
                  )}
                  <span className={styles.muted}>{series.unit}</span>
                  {isChoice && (
                    <span className={styles.alone}>
                      <ChartButton
                        label={
                          isAlone(series.id)
                            ? intl.formatMessage(messages.showAll)
                            : intl.formatMessage(messages.showAlone, { label: series.label })
                        }
                        onPress={() => isolate(series.id)}
                      >
                        {intl.formatMessage(isAlone(series.id) ? messages.all : messages.only)}
                      </ChartButton>
                    </span>
                  )}
                </span>
              </th>
              {columns.map((key) => (
                <td key={key} className={styles.legendCell}>
                  {number(statistics[key], series.decimals)}
                </td>
              ))}
              <td className={styles.legendCell}>{number(statistics.missing, 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
