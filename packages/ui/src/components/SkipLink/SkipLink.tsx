import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { messages } from './SkipLink.messages.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the element that receives the focus; it needs `tabIndex={-1}`. */
  targetId: string;
  label?: string;
}

/** Visible only while focused. Moves the focus itself, because a router would handle the `#` as a navigation. */
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
