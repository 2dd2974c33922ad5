import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import * as styles from './StatTile.css.ts';

export interface StatTileProps {
  /** What is measured: "PM10". */
  label: ReactNode;
  /** Already formatted for the reader; `null` where there is none. */
  value: string | null;
  /** Set with its superscripts: "µg/m³". */
  unit?: string;
  /** Interval and time of the value, as text: "1 h mean, 14:00". */
  time?: ReactNode;
  /** Stands at the upper right: a `WarningMark`, a `Badge`. */
  mark?: ReactNode;
  /** Under the figure: a `Sparkline` of how it came about. */
  trend?: ReactNode;
  /** Makes the tile a toggle button. */
  onPress?: () => void;
  isSelected?: boolean;
}

/** One figure, large, with all that is needed to read it. */
export function StatTile({ label, value, unit, time, mark, trend, onPress, isSelected = false }: StatTileProps) {
  const content = (
    <>
      <span className={styles.head}>
        <span className={styles.label}>{label}</span>
        {mark}
      </span>
      <span className={styles.figure}>
        <span className={value === null ? `${styles.value} ${styles.noValue}` : styles.value}>{value ?? '–'}</span>
        {unit && <span className={styles.unit}>{unit}</span>}
      </span>
      {trend && <span className={styles.trend}>{trend}</span>}
      {time && <span className={styles.time}>{time}</span>}
    </>
  );
  if (!onPress) return <div className={styles.tile}>{content}</div>;
  return (
    <ToggleButton isSelected={isSelected} onChange={onPress} className={`${styles.tile} ${styles.pressable}`}>
      {content}
    </ToggleButton>
  );
}
