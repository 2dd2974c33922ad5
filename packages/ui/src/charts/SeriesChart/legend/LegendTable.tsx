import { useUiIntl } from '../../../i18n/UiProvider.tsx';
import { messages } from '../SeriesChart.messages.ts';
import { AloneButton, LegendName } from './LegendName.tsx';
import { figures, type LegendRow } from './useLegendRows.ts';
import * as styles from './Legend.css.ts';

const columns = [...figures, 'missing'] as const;

export function LegendTable({ rows }: { rows: readonly LegendRow[] }) {
  const intl = useUiIntl();
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['series', ...columns] as const).map((key) => (
              <th key={key} scope="col" className={styles.head}>
                {intl.formatMessage(messages[key])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.item.series.id} className={styles.row}>
              <th scope="row" className={styles.name}>
                <span className={styles.key}>
                  <LegendName row={row} />
                  <span className={styles.muted}>{row.unit}</span>
                  <span className={styles.alone}>
                    <AloneButton row={row} />
                  </span>
                </span>
              </th>
              {columns.map((key) => (
                <td key={key} className={styles.cell}>
                  {row.figures[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
