import { messages as bandMessages } from '../../components/IndexMark/IndexMark.messages.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { type IndexScale, indexScales } from '../../theme/indexScales.ts';
import { messages } from './IndexHours.messages.ts';
import * as styles from './IndexHours.css.ts';

export interface IndexHoursProps {
  /** Band of each hour from 1, the best; null without enough data. */
  bands: readonly (number | null)[];
  /** Start of the first hour, epoch milliseconds. */
  start: number;
  timeZone: string;
  scale?: IndexScale;
}

const hourMs = 3_600_000;

/** Index of the last hours as a strip of cells with colour and digit. */
export function IndexHours({ bands, start, timeZone, scale = 'european2024' }: IndexHoursProps) {
  const intl = useUiIntl();
  const steps = indexScales[scale];
  const timeOf = (index: number) =>
    intl.formatTime(start + index * hourMs, { hour: '2-digit', minute: '2-digit', timeZone });
  const shares = steps.flatMap(({ color }, index) => {
    const count = bands.filter((band) => band === index + 1).length;
    return count === 0
      ? []
      : [intl.formatMessage(messages.share, { name: intl.formatMessage(bandMessages[color]), count })];
  });
  const missing = bands.filter((band) => band === null).length;
  if (missing > 0) shares.push(intl.formatMessage(messages.missing, { count: missing }));
  const label = intl.formatMessage(messages.label, {
    from: timeOf(0),
    to: timeOf(bands.length),
    summary: intl.formatList(shares, { type: 'unit' }),
  });
  return (
    <div role="img" aria-label={label} className={styles.figure}>
      <div className={styles.cells}>
        {bands.map((band, index) => {
          const step = band === null ? undefined : steps[band - 1];
          return (
            <span
              key={start + index * hourMs}
              className={step ? `${styles.fill[step.color]} ${styles.ink[step.ink]}` : styles.empty}
            >
              {step?.digit}
            </span>
          );
        })}
      </div>
      <div className={styles.axis}>
        {[0, bands.length / 2, bands.length].map((index) => (
          <span key={index}>{timeOf(Math.round(index))}</span>
        ))}
      </div>
    </div>
  );
}
