import { IndexMark } from '../../components/IndexMark/IndexMark.tsx';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import type { IndexScale } from '../../theme/indexScales.ts';
import { messages } from './ClassBar.messages.ts';
import * as styles from './ClassBar.css.ts';

export interface ClassCount {
  /** From 1, the best; `null` for stations without an index. */
  band: 1 | 2 | 3 | 4 | 5 | 6 | null;
  count: number;
}

export interface ClassBarProps {
  /** From the best band to the worst, then those without; counts of 0 are left out. */
  counts: readonly ClassCount[];
  scale?: IndexScale;
}

/** How many stations are in each class of the air quality index: a divided bar, and below it the numbers. */
export function ClassBar({ counts, scale = 'european2024' }: ClassBarProps) {
  const intl = useUiIntl();
  const letter = scale === 'us' ? 'u' : 'e';
  const shown = counts.filter(({ count }) => count > 0);
  return (
    <div className={styles.whole}>
      <div className={styles.bar} aria-hidden="true">
        {shown.map(({ band, count }) => (
          <span
            key={band ?? 'none'}
            className={band === null ? styles.none : styles.part[`${letter}${band}`]}
            style={{ flexGrow: count }}
          />
        ))}
      </div>
      <ul className={styles.list} aria-label={intl.formatMessage(messages.label)}>
        {shown.map(({ band, count }) => (
          <li key={band ?? 'none'} className={styles.item}>
            <IndexMark scale={scale} band={band} size="small" />
            <span>{intl.formatNumber(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
