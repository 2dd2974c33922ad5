import { assignInlineVars } from '@vanilla-extract/dynamic';
import { startTransition, useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import type { PlotLayout } from '../engine/plots.ts';
import type { ChartFrame } from './chartFrame.ts';
import { CursorMarks } from './cursor/CursorMarks.tsx';
import { PlotCanvas } from './PlotCanvas.tsx';
import { PlotHead } from './PlotHead.tsx';
import { messages } from './SeriesChart.messages.ts';
import { useCursor } from './cursor/useCursor.ts';
import { useGestures } from './cursor/useGestures.ts';
import { useSound, withSound } from './cursor/useSound.ts';
import { usePlotArea } from './usePlotArea.ts';
import * as styles from './SeriesChart.css.ts';

interface PlotProps {
  /** Accessible name of the plot. */
  label: string;
  layout: PlotLayout;
  frame: ChartFrame;
}

/** Decimating more values than this takes so long that they are drawn in a second task. */
const largeValueCount = 1_500_000;

/** One set of axes with its series; handles pointer, keyboard and screen reader. */
export function Plot({ label, layout, frame }: PlotProps) {
  const intl = useUiIntl();
  const boxRef = useRef<HTMLDivElement>(null);
  const selectionRef = useRef<HTMLDivElement>(null);
  const { items } = layout;
  const { tokens, width, height, left, change, link, isLoading } = frame;
  const isDue = useDue(items.reduce((sum, { statistics }) => sum + statistics.count, 0) > largeValueCount);
  const place = usePlotArea(layout, frame);
  const { area, top } = place;

  const { handlers, nodes, isTipped, spokenRef } = useCursor(layout, place, frame);
  const sound = useSound({ layout, frame: area, link, spokenRef, isActive: !isLoading });
  useGestures({ boxRef, selectionRef, frame: area, left, change, isActive: !isLoading });
  const isEmpty = items.every(({ statistics }) => statistics.count === 0);

  return (
    <div className={styles.plot}>
      <PlotHead layout={layout} />
      {/* It handles its own keys; `application` makes a screen reader pass them on. */}
      <div
        ref={boxRef}
        className={styles.box}
        style={{ height, ...paperRatio(width, height) }}
        role="application"
        aria-label={label}
        aria-describedby={frame.descriptionId}
        aria-busy={isLoading}
        data-zoomed={frame.isZoomed}
        // Its keys read the values and move the section.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...withSound(handlers, sound)}
      >
        {/* A canvas cannot have the role `img`. */}
        <div className={styles.canvas} role="img" aria-label={label}>
          {tokens && area.width > 0 && isDue && !isLoading && (
            <PlotCanvas layout={layout} place={place} frame={frame} tokens={tokens} />
          )}
        </div>
        {isLoading && (
          <div className={styles.loading}>
            <Skeleton shape="block" height="100%" />
          </div>
        )}
        {!isLoading && isEmpty && <div className={styles.message}>{intl.formatMessage(messages.empty)}</div>}
        <div ref={selectionRef} className={styles.selection} style={{ top, height: area.height }} />
        {isTipped && <CursorMarks items={items} top={top} height={area.height} nodes={nodes} />}
      </div>
      <div ref={spokenRef} aria-live="polite" className={styles.hidden} />
    </div>
  );
}

/** On paper the canvas is scaled to the width of the page, and the box keeps its proportions. */
const paperRatio = (width: number, height: number) => assignInlineVars({ [styles.paperRatio]: `${width} / ${height}` });

/** Whether the plot may be drawn: at once, or in the task after the one that decimated its values. */
function useDue(isLarge: boolean): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isLarge) startTransition(() => setDue(true));
  }, [isLarge]);
  return isDue || !isLarge;
}
