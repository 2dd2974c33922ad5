import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { useWidth } from './useWidth.ts';
import { positionOf, type ValueScale } from '../engine/valueScale.ts';
import { namedEvery, slotAfter, widthOf } from './slots.ts';
import * as styles from './SlotPlot.css.ts';

/** Positions in pixels. */
export interface SlotPlace {
  /** Width of one slot. */
  width: number;
  /** Horizontal centre of a slot. */
  xOf: (slot: number) => number;
  yOf: (value: number) => number;
}

interface SlotPlotProps {
  label: string;
  /** Id of the text that describes the plot. */
  descriptionId: string;
  /** Names of the slots from left to right; if they do not fit, some are left out. */
  names: readonly string[];
  scale: ValueScale;
  unit: string;
  formatTick: (value: number) => string;
  /** Index of the hovered or focused slot. */
  read: number | null;
  onRead: (slot: number | null) => void;
  /** Values of a slot in words. */
  textOf: (slot: number) => string;
  children: (place: SlotPlace) => ReactNode;
}

const height = 220;
const top = 24;
const bottom = height - 22;
const right = 4;

/** Values in slots (hours or days) on an axis. Each slot can be read with the pointer or the arrow keys. */
export function SlotPlot(props: SlotPlotProps) {
  const { label, descriptionId, names, scale, unit, formatTick, read, onRead, textOf, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  const width = useWidth(ref) ?? 0;

  const left = widthOf(scale.ticks.map(formatTick)) + 10;
  const slotWidth = (width - left - right) / names.length;
  const place: SlotPlace = {
    width: slotWidth,
    xOf: (slot) => left + (slot + 0.5) * slotWidth,
    yOf: (value) => bottom - positionOf(scale, value) * (bottom - top),
  };
  const step = namedEvery(names, slotWidth);

  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const slot = Math.floor((clientX - currentTarget.getBoundingClientRect().left - left) / slotWidth);
    onRead(slot >= 0 && slot < names.length ? slot : null);
  };
  const press = (event: KeyboardEvent) => {
    const next = slotAfter(event.key, read ?? 0, names.length);
    if (next === null) return;
    event.preventDefault();
    onRead(next);
  };

  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-describedby={descriptionId}
      aria-valuemin={0}
      aria-valuemax={names.length - 1}
      aria-valuenow={read ?? 0}
      aria-valuetext={textOf(read ?? 0)}
      className={styles.plot}
      style={{ height }}
      onPointerMove={point}
      // A tap; a finger that scrolls the page is not lifted, because the browser cancels it.
      onPointerUp={point}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== 'touch') onRead(null);
      }}
      onKeyDown={press}
      onBlur={() => onRead(null)}
    >
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          {read !== null && (
            <rect
              x={place.xOf(read) - slotWidth / 2}
              y={top}
              width={slotWidth}
              height={bottom - top}
              className={styles.read}
            />
          )}
          {scale.ticks.map((tick) => (
            <g key={tick}>
              <path d={`M${left} ${Math.round(place.yOf(tick))}H${width - right}`} className={styles.grid} />
              <text x={left - 6} y={place.yOf(tick)} className={styles.tick}>
                {formatTick(tick)}
              </text>
            </g>
          ))}
          <text x={0} y={11} className={styles.unit}>
            {unit}
          </text>
          {children(place)}
          {names.map((name, slot) =>
            slot % step === 0 ? (
              <text key={slot} x={place.xOf(slot)} y={height - 5} className={styles.slot}>
                {name}
              </text>
            ) : null,
          )}
        </svg>
      )}
    </div>
  );
}
