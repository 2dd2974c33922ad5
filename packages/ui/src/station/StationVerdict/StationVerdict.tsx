import type { StationVerdict as Verdict } from '@zrak/quantities/verdict';
import { Formula } from '../../components/Formula/Formula.tsx';
import { WarningMark } from '../../components/WarningMark/WarningMark.tsx';
import { LevelMark } from '../../map/LevelMark/LevelMark.tsx';
import * as styles from './StationVerdict.css.ts';
import { useVerdictText, type VerdictCause } from './useVerdictText.ts';

export interface StationVerdictProps {
  verdict: Verdict;
  /** Time zone of the station, an IANA name. */
  timeZone: string;
  /** Present time, epoch milliseconds: the time of today is written without a date. */
  now?: number | undefined;
  size?: 'small' | 'medium';
  /** How much of the cause is shown: the pollutant, or its value and time, too. */
  cause?: 'none' | 'pollutant' | 'value';
}

/** The verdict on a station in one line: mark, word, cause, and a warning that says something else. */
export function StationVerdict({ verdict, timeZone, now, size = 'medium', cause = 'value' }: StationVerdictProps) {
  const text = useVerdictText()(verdict, { timeZone, now });
  return (
    <span className={styles.verdict[size]}>
      <span className={styles.mark}>
        <LevelMark level={text.level} announce="none" color={text.color} />
      </span>
      <span className={styles.words}>
        <span className={styles.word}>{text.word}</span>
        {text.cause && cause !== 'none' && <Cause {...text.cause} isFull={cause === 'value'} />}
        {text.warning && (
          <span className={styles.addition}>
            <span className={styles.mark}>
              <WarningMark level={text.warning.level} size="small" announce="none" color={text.warning.color} />
            </span>
            <span>{text.warning.word}</span>
          </span>
        )}
      </span>
    </span>
  );
}

function Cause({ parameter, value, time, isFull }: VerdictCause & { isFull: boolean }) {
  return (
    <span className={styles.cause}>
      <Formula text={parameter} />
      {isFull && value !== undefined && ` ${value}, ${time}`}
      {isFull && value === undefined && `, ${time}`}
    </span>
  );
}
