import {
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from 'react-aria-components/ProgressBar';
import { Label } from 'react-aria-components/TextField';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends Pick<
  AriaProgressBarProps,
  'value' | 'minValue' | 'maxValue' | 'isIndeterminate'
> {
  label: string;
  /** Replaces the percentage: "12,000 of 35,040 rows". */
  valueLabel?: string;
}

/** Progress of a long task. If the progress is unknown use `Spinner`. */
export function ProgressBar({ label, valueLabel, ...rest }: ProgressBarProps) {
  return (
    <AriaProgressBar {...rest} {...(valueLabel && { valueLabel })} className={styles.bar}>
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          <div className={styles.head}>
            <Label className={styles.label}>{label}</Label>
            {!isIndeterminate && <span className={styles.value}>{valueText}</span>}
          </div>
          <div className={styles.track}>
            {isIndeterminate ? (
              <div className={`${styles.fill} ${styles.moving}`} />
            ) : (
              <div className={styles.fill} style={{ width: `${percentage ?? 0}%` }} />
            )}
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
