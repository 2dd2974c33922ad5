import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import * as styles from './AccountForm.css.ts';

interface AccountFormProps {
  /** Result of `useAccountForm`. */
  form: {
    submit: () => Promise<void>;
    isBusy: boolean;
    summary: ReactNode;
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

/** Common layout of account forms: error, fields, button. */
export function AccountForm({ form, action, errorMessage, cancel, foot, children }: AccountFormProps) {
  const { submit, isBusy, summary } = form;
  const button = (
    <Button type="submit" tone="primary" isWide={!cancel} isPending={isBusy}>
      {action}
    </Button>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className={styles.form}
    >
      {errorMessage && !isBusy && <Banner tone="danger">{errorMessage}</Banner>}
      {summary}
      {children}
      {cancel ? (
        <div className={styles.actions}>
          {cancel}
          {button}
        </div>
      ) : (
        button
      )}
      {foot}
    </form>
  );
}
