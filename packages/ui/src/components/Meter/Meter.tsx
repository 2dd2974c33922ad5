import { Meter as AriaMeter } from 'react-aria-components/Meter';
import { Label } from 'react-aria-components/TextField';
import * as styles from './Meter.css.ts';

export type MeterTone = 'neutral' | 'success' | 'warning' | 'danger';

export interface MeterProps {
  label: string;
  /** Carries the state; the colour only emphasises it: "7 of 18 days". */
  valueLabel: string;
  /** From 0. A value above `maxValue` lengthens the scale: a line marks `maxValue`, and the part above it is visible. */
  value: number;
  maxValue: number;
  tone?: MeterTone;
  /** Without the texts, for a bar beside them. They remain the accessible name and value. */
  isLabelVisible?: boolean;
}

/** Used part of a limited amount. For the progress of a task use `ProgressBar`. */
export function Meter({ label, valueLabel, value, maxValue, tone = 'neutral', isLabelVisible = true }: MeterProps) {
  const scale = Math.max(value, maxValue);
  const shareOf = (amount: number) => `${scale > 0 ? (amount / scale) * 100 : 0}%`;
  return (
    <AriaMeter
      value={value}
      maxValue={maxValue}
      valueLabel={valueLabel}
      className={styles.meter}
      {...(!isLabelVisible && { 'aria-label': label })}
    >
      {({ valueText }) => (
        <>
          {isLabelVisible && (
            <div className={styles.head}>
              <Label className={styles.label}>{label}</Label>
              <span className={styles.value}>{valueText}</span>
            </div>
          )}
          <div className={styles.track}>
            <div className={styles.fill[tone]} style={{ width: shareOf(Math.min(value, maxValue)) }} />
            {value > maxValue && <div className={styles.over} style={{ width: shareOf(value - maxValue) }} />}
          </div>
        </>
      )}
    </AriaMeter>
  );
}
