import Wind from 'lucide-react/icons/wind';
import type { ReactNode } from 'react';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { messages as ofFigure } from '../parts/PictureFigure.messages.ts';
import { PictureFigure } from '../parts/PictureFigure.tsx';
import { messages } from './WindRose.messages.ts';
import * as styles from './WindRose.css.ts';

interface RoseFigureProps {
  label: string;
  period: string;
  hours: number;
  unit: string;
  plot: ReactNode;
  /** Content of the plot in words. */
  summary: ReactNode;
  summaryId: string;
  legend?: ReactNode;
  /** The same values as a table. */
  table: ReactNode;
}

/** A rose or its table, with caption and summary. */
export function RoseFigure({ label, period, hours, unit, plot, summary, summaryId, legend, table }: RoseFigureProps) {
  const intl = useUiIntl();
  return (
    <PictureFigure
      label={label}
      caption={intl.formatMessage(ofFigure.caption, { period, hours, unit })}
      isEmpty={hours === 0}
      back={{ text: intl.formatMessage(messages.showRose), icon: <Wind size={16} aria-hidden="true" /> }}
      picture={
        <div className={styles.body}>
          {plot}
          <div className={styles.texts}>
            <p id={summaryId} className={styles.summary}>
              {summary}
            </p>
            {legend}
          </div>
        </div>
      }
      table={table}
    />
  );
}
