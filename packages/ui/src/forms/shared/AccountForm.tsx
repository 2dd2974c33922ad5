import { type ReactNode, type RefObject, useId } from 'react';
import { createPortal } from 'react-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { useDialogFooter } from '../../components/Dialog/dialogFooter.ts';
import * as styles from './AccountForm.css.ts';

interface AccountFormProps {
  /** Result of `useAccountForm`. */
  form: {
    submit: () => Promise<void>;
    isBusy: boolean;
    summary: ReactNode;
    error: RefObject<HTMLDivElement | null>;
  };
  /** Text of the submit button. */
  action: string;
  errorMessage: string | undefined;
  /** A second button; with it neither button has full width. */
  cancel?: ReactNode;
  /** Content below the button. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Common layout of account forms: error, fields, button. In a dialog the buttons are placed in its footer. */
export function AccountForm({ form, action, errorMessage, cancel, foot, children }: AccountFormProps) {
  const { submit, isBusy, summary, error } = form;
  const id = useId();
  const footer = useDialogFooter();
  const isInDialog = footer !== undefined;
  const button = (
    <Button type="submit" form={id} tone="primary" isWide={!cancel && !isInDialog} isPending={isBusy}>
      {action}
    </Button>
  );
  const buttons = (
    <>
      {cancel}
      {button}
    </>
  );
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className={styles.form}
    >
      {errorMessage && !isBusy && (
        <div ref={error}>
          <Banner tone="danger">{errorMessage}</Banner>
        </div>
      )}
      {summary}
      {children}
      {isInDialog && footer && createPortal(buttons, footer)}
      {!isInDialog && (cancel ? <div className={styles.actions}>{buttons}</div> : button)}
      {foot}
    </form>
  );
}
