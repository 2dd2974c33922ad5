import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { bandNameOf, type IndexScale } from '../../theme/indexScales.ts';
import { IndexMark } from '../IndexMark/IndexMark.tsx';
import * as styles from './StatTile.css.ts';

export interface StatTileProps {
  /** The measured quantity: "PM10". */
  label: ReactNode;
  /** Its full name, if the label is a formula. */
  description?: ReactNode;
  /** Already formatted; `null` if there is no value. */
  value: string | null;
  /** Unit with superscripts: "µg/m³". */
  unit?: string;
  /** Interval and time of the value as text: "1 h mean, 14:00". */
  time?: ReactNode;
  /** At the upper right: a `WarningMark` or a `Badge`. */
  mark?: ReactNode;
  /** Beside the value: a `Sparkline` of its recent course. */
  trend?: ReactNode;
  /** Band of an air quality index that the value is in: colours the edge, and shows its mark. */
  band?: { scale: IndexScale; band: 1 | 2 | 3 | 4 | 5 | 6 } | undefined;
  /** Makes the tile a toggle button. */
  onPress?: () => void;
  isSelected?: boolean;
}

/** One large value with its name, unit and time. */
export function StatTile({
  label,
  description,
  value,
  unit,
  time,
  mark,
  trend,
  band,
  onPress,
  isSelected = false,
}: StatTileProps) {
  const content = (
    <>
      {band && <span aria-hidden="true" className={styles.edge[bandNameOf(band.scale, band.band)]} />}
      <span className={styles.head}>
        <span className={styles.names}>
          <span className={styles.label}>{label}</span>
          {description && <span className={styles.description}>{description}</span>}
        </span>
        {mark}
        {band && <IndexMark {...band} size="small" />}
      </span>
      <span className={styles.body}>
        <span className={styles.figure}>
          <span className={value === null ? `${styles.value} ${styles.noValue}` : styles.value}>{value ?? '–'}</span>
          {unit && <span className={styles.unit}>{unit}</span>}
        </span>
        {trend && (
          <span className={styles.trend}>
            <span className={styles.course}>{trend}</span>
          </span>
        )}
      </span>
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
