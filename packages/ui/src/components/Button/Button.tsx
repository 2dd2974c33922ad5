import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { messages } from './Button.messages.ts';
import { unavailable } from './unavailable.ts';
import * as styles from './Button.css.ts';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium';

export interface ButtonProps extends Pick<
  AriaButtonProps,
  'type' | 'form' | 'isDisabled' | 'isPending' | 'onPress' | 'autoFocus' | 'aria-describedby' | 'aria-expanded' | 'id'
> {
  /** Use at most one primary button per view. */
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Shown before the text; hidden from assistive technology. */
  icon?: ReactNode;
  /** Looks disabled and ignores presses, but keeps the focus: for a button whose press can disable it. */
  isUnavailable?: boolean;
  /** Full width of the container. */
  isWide?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** While `isPending` it keeps its width and focus, ignores presses, and announces that it is busy. */
export function Button({
  tone = 'secondary',
  size = 'medium',
  icon,
  isUnavailable = false,
  isWide,
  children,
  ...rest
}: ButtonProps) {
  const intl = useUiIntl();
  return (
    <AriaButton
      {...rest}
      {...(isUnavailable && unavailable)}
      className={[styles.base, styles.size[size], styles.tone[tone], isWide && styles.wide].filter(Boolean).join(' ')}
    >
      {({ isPending }) => (
        <>
          <span className={styles.content}>
            {icon && (
              <span aria-hidden="true" style={{ display: 'inline-flex' }}>
                {icon}
              </span>
            )}
            {children}
          </span>
          {isPending && (
            <span className={styles.pending}>
              <Spinner label={intl.formatMessage(messages.pending)} size="small" tone="inherit" />
            </span>
          )}
        </>
      )}
    </AriaButton>
  );
}
