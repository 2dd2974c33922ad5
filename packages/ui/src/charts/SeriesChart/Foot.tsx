import type { ReactNode } from 'react';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import type { ChartPeriod, ReferenceLine } from '../data/series.ts';
import type { PlotSeries } from '../engine/plots.ts';
import type { ChartFrame } from './chartFrame.ts';
import { useSpeech } from './cursor/useSpeech.ts';
import { useSpokenView } from './cursor/useSpokenView.ts';
import { messages } from './SeriesChart.messages.ts';
import { Summary } from './Summary.tsx';
import { Tools } from './Tools.tsx';
import * as styles from './SeriesChart.css.ts';

interface FootProps {
  caption: string;
  frame: ChartFrame;
  items: readonly PlotSeries[];
  lines: readonly ReferenceLine[];
  periods: readonly ChartPeriod[];
  isTable: boolean;
  isTableOffered: boolean;
  onTable: (isTable: boolean) => void;
  /** The save buttons. */
  children: ReactNode;
}

/** Below the chart: caption, buttons and text equivalent. */
export function Foot({ caption, frame, items, lines, periods, isTable, isTableOffered, onTable, children }: FootProps) {
  const intl = useUiIntl();
  const { seriesCount, isLoading, isZoomed, change, descriptionId, view, formatTime } = frame;
  const { spokenRef, announceSoon } = useSpeech();
  const viewText = useSpokenView(frame);
  return (
    <figcaption className={styles.foot}>
      {caption && <span>{caption}</span>}
      {!isLoading && (
        <Tools
          hasSeries={seriesCount > 0}
          isTable={isTable}
          isTableOffered={isTableOffered}
          onTable={onTable}
          isZoomed={isZoomed}
          change={(next) => {
            change(next);
            announceSoon(viewText);
          }}
        >
          {children}
        </Tools>
      )}
      <div ref={spokenRef} aria-live="polite" className={styles.hidden} />
      <span id={descriptionId} className={styles.hidden}>
        {isLoading ? (
          intl.formatMessage(messages.loading)
        ) : (
          <Summary items={items} lines={lines} periods={periods} view={view} formatTime={formatTime} />
        )}
      </span>
    </figcaption>
  );
}
