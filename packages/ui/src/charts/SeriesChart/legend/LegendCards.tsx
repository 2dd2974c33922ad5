import { useUiIntl } from '../../../i18n/UiProvider.tsx';
import { messages } from '../SeriesChart.messages.ts';
import { AloneButton, LegendName } from './LegendName.tsx';
import type { LegendRow } from './useLegendRows.ts';
import * as styles from './Legend.css.ts';

const minor = [
  ['min', 'shortMin'],
  ['mean', 'shortMean'],
  ['max', 'shortMax'],
] as const;

/** Two lines for each series: name with last value, and below it the other figures. Nothing is cut. */
export function LegendCards({ rows }: { rows: readonly LegendRow[] }) {
  const intl = useUiIntl();
  return (
    <ul className={styles.cards} aria-label={intl.formatMessage(messages.series)}>
      {rows.map((row) => (
        <li key={row.item.series.id} className={styles.card}>
          <div className={styles.cardLine}>
            <span className={styles.cardName}>
              <LegendName row={row} />
            </span>
            <span className={styles.cardValue}>
              <span className={styles.hidden}>{intl.formatMessage(messages.last)} </span>
              {row.figures.last} <span className={styles.muted}>{row.unit}</span>
            </span>
          </div>
          <div className={styles.cardLine}>
            <span className={styles.cardFigures}>
              {minor.map(([key, name]) => (
                <span key={key} className={styles.figure}>
                  {intl.formatMessage(messages[name])} {row.figures[key]}
                </span>
              ))}
            </span>
            <AloneButton row={row} />
          </div>
        </li>
      ))}
    </ul>
  );
}
