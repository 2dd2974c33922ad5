import Table2 from 'lucide-react/icons/table-2';
import Wind from 'lucide-react/icons/wind';
import { type ReactNode, useState } from 'react';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { ChartButton } from '../ChartButton/ChartButton.tsx';
import { messages } from './WindRose.messages.ts';
import * as styles from './WindRose.css.ts';

interface RoseFigureProps {
  label: string;
  period: string;
  hours: number;
  unit: string;
  plot: ReactNode;
  /** What the picture says, in words. */
  summary: ReactNode;
  summaryId: string;
  legend?: ReactNode;
  /** The same figures as a table. */
  table: ReactNode;
}

/** A rose or its table, with what is said about either. */
export function RoseFigure({ label, period, hours, unit, plot, summary, summaryId, legend, table }: RoseFigureProps) {
  const intl = useUiIntl();
  const [isTable, setTable] = useState(false);
  const Icon = isTable ? Wind : Table2;

  const content = () => {
    if (hours === 0) return <p className={styles.empty}>{intl.formatMessage(messages.empty)}</p>;
    if (isTable) return table;
    return (
      <div className={styles.body}>
        {plot}
        <div className={styles.said}>
          <p id={summaryId} className={styles.summary}>
            {summary}
          </p>
          {legend}
        </div>
      </div>
    );
  };

  return (
    <figure className={styles.figure} aria-label={label}>
      {content()}
      <figcaption className={styles.foot}>
        <span>{intl.formatMessage(messages.caption, { period, hours, unit })}</span>
        {hours > 0 && (
          <span className={styles.tools}>
            <ChartButton icon={<Icon size={16} aria-hidden="true" />} onPress={() => setTable(!isTable)}>
              {intl.formatMessage(isTable ? messages.showRose : messages.showTable)}
            </ChartButton>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
