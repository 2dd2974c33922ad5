import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { messages } from './SkipLink.messages.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the element that takes the focus; it needs `tabIndex={-1}`. */
  targetId: string;
  label?: string;
}

/** Seen only while it has the focus. Moves the focus itself: a router would take the `#` for a navigation. */
export function SkipLink({ targetId, label }: SkipLinkProps) {
  const intl = useUiIntl();
  return (
    <a
      href={`#${targetId}`}
      className={styles.skip}
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (!target) return;
        event.preventDefault();
        target.focus();
      }}
    >
      {label ?? intl.formatMessage(messages.label)}
    </a>
  );
}
