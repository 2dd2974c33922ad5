import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useLocale } from 'react-aria-components/I18nProvider';
import { toast as sonner, Toaster } from 'sonner';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { media } from '../../theme/media.ts';
import { useMediaQuery } from '../../theme/useMediaQuery.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from './Toast.messages.ts';
import * as styles from './Toast.css.ts';

export type ToastTone = 'info' | 'success' | 'error';

const icons = { info: Info, success: CircleCheck, error: CircleAlert };

interface ToastCardProps {
  id: string | number;
  tone: ToastTone;
  message: string;
}

function ToastCard({ id, tone, message }: ToastCardProps) {
  const intl = useUiIntl();
  const Icon = icons[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={`${styles.toast} ${styles.tone[tone]}`}>
      <span className={styles.icon[tone]}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <span className={styles.text}>{message}</span>
      <span className={styles.close}>
        <IconButton
          size="small"
          label={intl.formatMessage(messages.dismiss)}
          icon={<X size={16} aria-hidden="true" />}
          onPress={() => sonner.dismiss(id)}
        />
      </span>
    </div>
  );
}

/**
 * Shows a message for five seconds at the bottom right, on a phone at the top; hovering pauses the timer. A visible
 * message is not shown a second time, so that twelve calls that fail together show one toast.
 */
export function showToast(message: string, tone: ToastTone = 'info'): void {
  sonner.custom((id) => <ToastCard id={id} tone={tone} message={message} />, { id: `${tone}:${message}` });
}

export function showErrorToast(message: string): void {
  showToast(message, 'error');
}

export function showSuccessToast(message: string): void {
  showToast(message, 'success');
}

/** The links of a footer of one line stay visible. */
const aboveFooter = { bottom: '60px' };
/** The top bar stays usable. */
const belowTopBar = { top: '64px' };
const atTop = { top: '8px' };

/** Where a dialog fills the width, its actions are at the bottom: toasts are at the top then. */
function usePlacement() {
  const isPhone = useMediaQuery(media.phone);
  const isLow = useMediaQuery(media.low);
  if (isLow) return { position: 'top-center', offset: atTop } as const;
  return isPhone
    ? ({ position: 'top-center', offset: belowTopBar } as const)
    : ({ position: 'bottom-right', offset: aboveFooter } as const);
}

/** Render once in an app, near its root. */
export function ToastRegion() {
  const intl = useUiIntl();
  const { position, offset } = usePlacement();
  // Without it, each rendering would read the computed style of the document.
  const { direction } = useLocale();
  return (
    <Toaster
      dir={direction}
      position={position}
      offset={offset}
      mobileOffset={offset}
      duration={5000}
      gap={10}
      visibleToasts={4}
      expand
      containerAriaLabel={intl.formatMessage(messages.region)}
      toastOptions={{ unstyled: true }}
    />
  );
}
