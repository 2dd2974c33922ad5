import { Meter as AriaMeter } from 'react-aria-components/Meter';
import { Label } from 'react-aria-components/TextField';
import * as styles from './Meter.css.ts';

export type MeterTone = 'neutral' | 'success' | 'warning' | 'danger';

export interface MeterProps {
  label: string;
  /** Carries the state; the colour only emphasises it: "7 of 18 days". */
  valueLabel: string;
  /** From 0; a value above `maxValue` fills the bar. */
  value: number;
  maxValue: number;
  tone?: MeterTone;
}

/** Used part of a limited amount. For the progress of a task use `ProgressBar`. */
export function Meter({ label, valueLabel, value, maxValue, tone = 'neutral' }: MeterProps) {
  return (
    <AriaMeter value={value} maxValue={maxValue} valueLabel={valueLabel} className={styles.meter}>
      {({ percentage, valueText }) => (
        <>
          <div className={styles.head}>
            <Label className={styles.label}>{label}</Label>
            <span className={styles.value}>{valueText}</span>
          </div>
          <div className={styles.track}>
            <div className={styles.fill[tone]} style={{ width: `${percentage}%` }} />
          </div>
        </>
      )}
    </AriaMeter>
  );
}
