import { IndexMark } from '@zrak/ui/IndexMark';
import { type WarningLevel, WarningMark } from '@zrak/ui/WarningMark';
import { useIntl } from 'react-intl';
import * as styles from './content.css.ts';

const bands = [1, 2, 3, 4, 5, 6] as const;

/** All classes of the index, from best to worst. */
export function IndexStrip() {
  const intl = useIntl();
  return (
    <ol className={styles.strip} aria-label={intl.formatMessage({ id: 'routes.content.Marks.index' })}>
      {bands.map((band) => (
        <li key={band} className={`${styles.band} ${styles.bandColor[`e${band}`]}`}>
          <IndexMark scale="european2024" band={band} isLabelVisible />
        </li>
      ))}
    </ol>
  );
}

/** Text of a mark, or whether the mark is explained here with its own word. */
const texts = {
  none: 'routes.content.Marks.none',
  low: 'routes.content.Marks.low',
  medium: 'routes.content.Marks.medium',
  high: 'routes.content.Marks.high',
  unrated: false,
  late: true,
  offline: true,
  maintenance: true,
  noData: true,
  notMeasured: false,
} as const satisfies Record<WarningLevel, string | boolean>;
const levels = Object.keys(texts) as (keyof typeof texts)[];

/** All marks of a station, as on the map and in the menu. */
export function Marks() {
  const intl = useIntl();
  return (
    <ul className={styles.marks}>
      {levels.map((level) => {
        const text = texts[level];
        const label = typeof text === 'string' ? { label: intl.formatMessage({ id: text }) } : {};
        return (
          text && (
            <li key={level}>
              <WarningMark level={level} {...label} isLabelVisible />
            </li>
          )
        );
      })}
    </ul>
  );
}
