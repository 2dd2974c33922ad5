import { IndexMark } from '@zrak/ui/IndexMark';
import { WarningMark } from '@zrak/ui/WarningMark';
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

const levels = ['none', 'low', 'medium', 'high'] as const;
const states = ['late', 'offline', 'maintenance', 'noData'] as const;

/** All marks of a station, as on the map and in the menu. */
export function Marks() {
  const intl = useIntl();
  return (
    <ul className={styles.marks}>
      {levels.map((level) => (
        <li key={level}>
          <WarningMark
            level={level}
            label={intl.formatMessage({ id: `routes.content.Marks.${level}` })}
            isLabelVisible
          />
        </li>
      ))}
      {states.map((state) => (
        <li key={state}>
          <WarningMark level={state} isLabelVisible />
        </li>
      ))}
    </ul>
  );
}
