import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import * as styles from './StatTile.css.ts';

export interface StatTileProps {
  /** The measured quantity: "PM10". */
  label: ReactNode;
  /** Already formatted; `null` if there is no value. */
  value: string | null;
  /** Unit with superscripts: "µg/m³". */
  unit?: string;
  /** Interval and time of the value as text: "1 h mean, 14:00". */
  time?: ReactNode;
  /** At the upper right: a `WarningMark` or a `Badge`. */
  mark?: ReactNode;
  /** Below the value: a `Sparkline` of its recent course. */
  trend?: ReactNode;
  /** Makes the tile a toggle button. */
  onPress?: () => void;
  isSelected?: boolean;
}

/** One large value with its name, unit and time. */
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
