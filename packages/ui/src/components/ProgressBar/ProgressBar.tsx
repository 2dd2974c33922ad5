import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  label: string;
  value?: number;
  minValue?: number;
  maxValue?: number;
  isIndeterminate?: boolean;
  /** Replaces the percentage: "12,000 of 35,040 rows". */
  valueLabel?: string;
}

/**
 * Progress of a long task. If the progress is unknown use `Spinner`. Not made of React Aria's component, because bundlers
 * put that beside its button, into every start page.
 */
export function ProgressBar({
  label,
  value = 0,
  minValue = 0,
  maxValue = 100,
  isIndeterminate = false,
  valueLabel,
}: ProgressBarProps) {
  const { locale } = useLocale();
  const labelId = useId();
  const held = Math.min(Math.max(value, minValue), maxValue);
  const share = maxValue > minValue ? (held - minValue) / (maxValue - minValue) : 0;
  const valueText = valueLabel || new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  return (
    <div
      role="progressbar"
      aria-labelledby={labelId}
      aria-valuemin={minValue}
      aria-valuemax={maxValue}
      {...(!isIndeterminate && { 'aria-valuenow': held, 'aria-valuetext': valueText })}
      className={styles.bar}
    >
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        {!isIndeterminate && <span className={styles.value}>{valueText}</span>}
      </div>
      <div className={styles.track}>
        {isIndeterminate ? (
          <div className={`${styles.fill} ${styles.moving}`} />
        ) : (
          <div className={styles.fill} style={{ width: `${share * 100}%` }} />
        )}
      </div>
    </div>
  );
}
