import type { StationVerdict } from '@zrak/quantities/verdict';
import type { ReactNode, Ref } from 'react';
import { Formula } from '../../components/Formula/Formula.tsx';
import { IndexMark } from '../../components/IndexMark/IndexMark.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { WarningMark } from '../../components/WarningMark/WarningMark.tsx';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { bands, isBand } from '../../map/bands.ts';
import { IndexHours } from '../IndexHours/IndexHours.tsx';
import { useVerdictText, type VerdictCause, type VerdictText } from '../StationVerdict/useVerdictText.ts';
import { messages } from './StationHero.messages.ts';
import * as styles from './StationHero.css.ts';

export interface StationHeroProps {
  name: string;
  verdict: StationVerdict;
  /** Time zone of the station, an IANA name. */
  timeZone: string;
  /** Present time, epoch milliseconds: the time of today is written without a date. */
  now?: number | undefined;
  /**
   * Index of the last hours: band of each hour, and the start of the first one in epoch milliseconds. `loading`
   * reserves its place; null without an index.
   */
  hours?: { bands: readonly (number | null)[]; start: number } | 'loading' | null;
  /** Above the name: the way back. */
  breadcrumb?: ReactNode;
  /** Ref of the `h1`, which is focusable after a navigation. */
  ref?: Ref<HTMLHeadingElement>;
}

/** Head of a station's page: name, verdict with its cause, one line of advice, and the index of the last hours. */
export function StationHero({ name, verdict, timeZone, now, hours = null, breadcrumb, ref }: StationHeroProps) {
  const intl = useUiIntl();
  const text = useVerdictText()(verdict, { timeZone, now });
  const isTimeSaid = text.cause !== undefined || verdict.kind === 'late' || verdict.kind === 'offline';
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        {breadcrumb}
        <h1 ref={ref} tabIndex={-1} className={styles.title}>
          {name}
        </h1>
        <p className={styles.answer}>
          <span className={styles.verdict}>
            <HeroMark {...text} />
            <span className={styles.word}>{text.word}</span>
          </span>
          {text.cause && <Cause {...text.cause} />}
          {!isTimeSaid && verdict.latestAt !== undefined && (
            <span className={styles.cause}>
              {intl.formatMessage(messages.asOf, {
                time: intl.formatDate(verdict.latestAt, {
                  day: 'numeric',
                  month: 'short',
                  hour: '2-digit',
                  minute: '2-digit',
                  timeZone,
                }),
              })}
            </span>
          )}
          {text.warning && (
            <span className={styles.addition}>
              <WarningMark level={text.warning.level} announce="none" color={text.warning.color} />
              {text.warning.word}
            </span>
          )}
        </p>
        {text.advice !== undefined && <p className={styles.advice}>{text.advice}</p>}
      </div>
      {hours !== null && (
        <div className={styles.hours}>
          <p className={styles.caption}>{intl.formatMessage(messages.hours)}</p>
          {hours === 'loading' ? (
            <Skeleton shape="block" height="50px" />
          ) : (
            <IndexHours bands={hours.bands} start={hours.start} timeZone={timeZone} />
          )}
        </div>
      )}
    </div>
  );
}

/** The word is beside the mark. */
function HeroMark({ level, color }: VerdictText) {
  return isBand(level) ? (
    <IndexMark scale={bands[level].scale} band={bands[level].band} size="large" announce="none" />
  ) : (
    <WarningMark level={level} size="large" announce="none" color={color} />
  );
}

function Cause({ because, value, time }: VerdictCause) {
  return (
    <span className={styles.cause}>
      <Formula text={because} />
      {value !== undefined && (
        <>
          {': '}
          <span className={styles.value}>{value}</span>
        </>
      )}
      {`, ${time}`}
    </span>
  );
}
