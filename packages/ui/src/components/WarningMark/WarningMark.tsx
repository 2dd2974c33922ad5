import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { inkOn, markShapes, type WarningLevel } from './shapes.ts';
import { messages } from './WarningMark.messages.ts';
import * as styles from './WarningMark.css.ts';

export type { WarningLevel } from './shapes.ts';

export interface WarningMarkProps {
  level: WarningLevel;
  /** Fill `#rrggbb` that replaces the colour of the level. */
  color?: string | undefined;
  /** Replaces the built-in name of the level. */
  label?: string;
  isLabelVisible?: boolean;
  /** `none` if the same text is already next to it. */
  announce?: 'label' | 'none';
  size?: 'small' | 'medium' | 'large';
}

const pixels = { small: 16, medium: 20, large: 28 };

/** Shape, colour and text carry the same meaning; any one of them is sufficient. Only `unrated` has no own text. */
export function WarningMark({
  level,
  color,
  label,
  isLabelVisible = false,
  announce = 'label',
  size = 'medium',
}: WarningMarkProps) {
  const intl = useUiIntl();
  const shape = markShapes[level];
  const text = label ?? (level === 'unrated' ? '' : intl.formatMessage(messages[level]));
  return (
    <span className={styles.mark} data-level={level}>
      <svg viewBox="0 0 20 20" width={pixels[size]} height={pixels[size]} aria-hidden="true" className={styles.svg}>
        <path d={shape.body} className={styles.body[level]} {...(color && { style: { fill: color } })} />
        <path d={shape.sign} className={styles.ink[color ? inkOn(color) : shape.ink]} />
      </svg>
      {text !== '' &&
        (isLabelVisible ? (
          <span className={styles.label}>{text}</span>
        ) : (
          announce === 'label' && <VisuallyHidden>{text}</VisuallyHidden>
        ))}
    </span>
  );
}
