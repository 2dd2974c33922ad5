import Check from 'lucide-react/icons/check';
import Dot from 'lucide-react/icons/dot';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { type PasswordRule, passwordRules } from '../shared/passwordRules.ts';
import { messages } from './PasswordRules.messages.ts';
import * as styles from './PasswordRules.css.ts';

/** Rules of a password, each checked off while typing. Made of spans, because a field's description contains it. */
export function PasswordRules({ password }: { password: string }) {
  const intl = useUiIntl();
  return (
    <span role="list" className={styles.list}>
      {(Object.keys(passwordRules) as PasswordRule[]).map((rule) => {
        const isMet = passwordRules[rule](password);
        const Icon = isMet ? Check : Dot;
        return (
          <span key={rule} role="listitem" className={styles.state[isMet ? 'met' : 'open']}>
            <Icon size={14} aria-hidden="true" className={styles.icon} />
            <span>
              {intl.formatMessage(messages[rule])}
              <VisuallyHidden>{isMet ? ` (${intl.formatMessage(messages.met)}), ` : ', '}</VisuallyHidden>
            </span>
          </span>
        );
      })}
    </span>
  );
}
