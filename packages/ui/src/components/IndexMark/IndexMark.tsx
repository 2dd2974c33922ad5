import { type IndexScale, indexScales } from '../../theme/indexScales.ts';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './IndexMark.messages.ts';
import * as styles from './IndexMark.css.ts';

export type { IndexScale } from '../../theme/indexScales.ts';

export interface IndexMarkProps {
  scale: IndexScale;
  /** Band from 1, the best; `null` if there are not enough data. */
  band: 1 | 2 | 3 | 4 | 5 | 6 | null;
  /** Replaces the built-in name of the band. */
  label?: string;
  isLabelVisible?: boolean;
  /** `none` if the same text is already next to it. */
  announce?: 'label' | 'none';
  size?: 'small' | 'medium' | 'large';
}

/** A band of an air quality index, as digit, colour and name. Without data it differs from every band. */
export function IndexMark({
  scale,
  band,
  label,
  isLabelVisible = false,
  announce = 'label',
  size = 'medium',
}: IndexMarkProps) {
  const intl = useUiIntl();
  const found = band === null ? undefined : indexScales[scale][band - 1];
  const text = label ?? intl.formatMessage(messages[found?.color ?? 'noData']);
  return (
    <span className={styles.mark}>
      <span
        aria-hidden="true"
        className={`${found ? `${styles.fill[found.color]} ${styles.ink[found.ink]}` : styles.empty} ${styles.size[size]}`}
      >
        {found?.digit ?? '–'}
      </span>
      {isLabelVisible ? (
        <span className={styles.label}>{text}</span>
      ) : (
        announce === 'label' && <VisuallyHidden>{text}</VisuallyHidden>
      )}
    </span>
  );
}
