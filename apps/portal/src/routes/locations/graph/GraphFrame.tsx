import { Toolbar } from '@zrak/ui/Toolbar';
import { VisuallyHidden } from '@zrak/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { SeriesDataState } from '../data/useSeriesData.ts';
import { GraphArea } from './GraphArea.tsx';
import * as styles from './GraphFrame.css.ts';
import { LoadProgress } from './LoadProgress.tsx';

interface GraphFrameProps {
  /** Field that selects the series. */
  series: ReactNode;
  /** Buttons at the beginning and at the end of the toolbar; without any there is none. */
  tools?: ReactNode;
  endTools?: ReactNode;
  /** Between toolbar and graph. */
  chosen?: ReactNode;
  /** Dates of the graph, shown on paper in the place of the toolbar. */
  period: string;
  data: SeriesDataState;
  /** Below the graph. */
  note?: ReactNode;
  /** In place of the graph. */
  empty?: ReactNode;
  children: ReactNode;
}

/** A graph with its toolbar in one row; a phone has the field above a toolbar that scrolls sideways. */
export function GraphFrame({ series, tools, endTools, chosen, period, data, note, empty, children }: GraphFrameProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'routes.locations.GraphCard.label' });
  return (
    <section id="graph" className={styles.frame} aria-label={label}>
      <VisuallyHidden as="h2">{label}</VisuallyHidden>
      <div className={styles.bar}>
        <div className={styles.series}>{series}</div>
        {tools && (
          <div className={styles.tools}>
            <Toolbar look="plain" label={label}>
              {tools}
              <div className={styles.endTools}>{endTools}</div>
            </Toolbar>
          </div>
        )}
      </div>
      {chosen}
      {!empty && <p className={styles.period}>{period}</p>}
      <div className={styles.area}>
        <LoadProgress data={data} />
        {empty || <GraphArea data={data}>{children}</GraphArea>}
      </div>
      {!empty && note}
    </section>
  );
}
