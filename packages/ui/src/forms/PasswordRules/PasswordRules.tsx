import Circle from 'lucide-react/icons/circle';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
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
        const Icon = isMet ? CircleCheckBig : Circle;
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
