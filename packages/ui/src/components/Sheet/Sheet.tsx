import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { useCloseRequest } from '../Dialog/useCloseRequest.ts';
import { messages } from './Sheet.messages.ts';
import * as styles from './Sheet.css.ts';

/** Height: the title only, half of the container, or all of it. */
export type SheetStop = (typeof sheetStops)[number];
const sheetStops = ['peek', 'half', 'full'] as const;

export interface SheetProps {
  /** Names the sheet for the control of its height. */
  label: string;
  stop: SheetStop;
  onStopChange: (stop: SheetStop) => void;
  /** True in a window with room for the content: it is shown in its place, without the sheet, and keeps its state. */
  isInPlace?: boolean;
  children: ReactNode;
}

/** A drag this short, in pixels, is a press. */
const pressPx = 6;
/** Controls keep their press at the lowest stop; a press elsewhere on the content raises the sheet. */
const controls = 'a, button, input, select, textarea, label, [role="button"]';
/** Milliseconds for which the speed of a released drag counts. */
const throwMs = 150;

interface Drag {
  fromY: number;
  fromHeight: number;
  lastY: number;
  lastAt: number;
  /** Pixels per millisecond, upwards. */
  speed: number;
  isPress: boolean;
}

/**
 * Sheet at the lower edge of a positioned container, for a phone. Its handle is dragged, pressed, or used with the arrow
 * keys. The content scrolls inside; at the lowest stop it is a handle, too. The sheet is not modal.
 */
export function Sheet({ label, stop, onStopChange, isInPlace = false, children }: SheetProps) {
  const intl = useUiIntl();
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const isPulled = !isInPlace && stop === 'peek';
  const [first] = useState(stop);
  useCloseRequest(!isInPlace && stop === 'full' && first !== 'full', () => onStopChange('half'));
  useEffect(() => {
    // The most important line is at the top.
    if (stop === 'peek' && content.current) content.current.scrollTop = 0;
  }, [stop]);

  const start = (event: PointerEvent<HTMLElement>) => {
    if (!sheet.current || event.button !== 0) return;
    // A control in the content gets its press.
    if (event.currentTarget !== content.current) event.currentTarget.setPointerCapture(event.pointerId);
    const { height } = sheet.current.getBoundingClientRect();
    drag.current = {
      fromY: event.clientY,
      fromHeight: height,
      lastY: event.clientY,
      lastAt: event.timeStamp,
      speed: 0,
      isPress: true,
    };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const current = drag.current;
    if (!current || !sheet.current) return;
    if (current.isPress && Math.abs(current.fromY - event.clientY) < pressPx) return;
    if (current.isPress) {
      current.isPress = false;
      event.currentTarget.setPointerCapture(event.pointerId);
      sheet.current.dataset['dragging'] = '';
    }
    const most = containerHeight(sheet.current);
    const height = current.fromHeight + current.fromY - event.clientY;
    sheet.current.style.height = `${Math.min(most, Math.max(styles.peekPx, height))}px`;
    current.speed = (current.lastY - event.clientY) / Math.max(1, event.timeStamp - current.lastAt);
    current.lastY = event.clientY;
    current.lastAt = event.timeStamp;
  };
  const release = () => {
    if (!sheet.current) return;
    drag.current = null;
    delete sheet.current.dataset['dragging'];
    sheet.current.style.height = '';
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const current = drag.current;
    if (!current || !sheet.current) return;
    const moved = current.fromY - event.clientY;
    const most = containerHeight(sheet.current);
    release();
    if (!current.isPress) onStopChange(nearestStop(current.fromHeight + moved + current.speed * throwMs, most));
    else if (event.currentTarget !== content.current) onStopChange(stop === 'half' ? 'full' : 'half');
    else if (!(event.target instanceof Element && event.target.closest(controls))) onStopChange('half');
  };
  const pull = { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: release };

  // A focused control must be visible.
  const showFocused = (event: FocusEvent) => {
    if (isPulled && event.target.matches(':focus-visible')) onStopChange('half');
  };

  return (
    <div
      ref={sheet}
      className={isInPlace ? styles.inPlace : `${styles.sheet} ${styles.stops[stop]}`}
      data-stop={isInPlace ? undefined : stop}
    >
      {!isInPlace && (
        <div className={styles.handle} {...pull}>
          <input
            id={id}
            type="range"
            min={0}
            max={sheetStops.length - 1}
            step={1}
            value={sheetStops.indexOf(stop)}
            aria-label={intl.formatMessage(messages.height, { label })}
            aria-orientation="vertical"
            aria-valuetext={intl.formatMessage(messages[stop])}
            className={styles.input}
            onChange={(event) => onStopChange(sheetStops[event.target.valueAsNumber] ?? 'half')}
          />
          <span aria-hidden="true" className={styles.grip} />
        </div>
      )}
      <div
        ref={content}
        className={isInPlace ? styles.inPlace : isPulled ? `${styles.body} ${styles.pulled}` : styles.body}
        onFocus={showFocused}
        // A link or a picture would be dragged instead of the sheet.
        onDragStart={(event) => isPulled && event.preventDefault()}
        {...(isPulled && pull)}
      >
        {children}
      </div>
    </div>
  );
}

const containerHeight = (sheet: HTMLElement) => sheet.offsetParent?.clientHeight ?? window.innerHeight;

function nearestStop(height: number, most: number): SheetStop {
  const heights: Record<SheetStop, number> = { peek: styles.peekPx, half: most / 2, full: most };
  const far = (stop: SheetStop) => Math.abs(heights[stop] - height);
  return sheetStops.reduce((best, stop) => (far(stop) < far(best) ? stop : best));
}
