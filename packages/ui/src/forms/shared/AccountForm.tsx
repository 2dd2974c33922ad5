import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import * as styles from './AccountForm.css.ts';

interface AccountFormProps {
  /** What the button says. */
  action: string;
  submit: () => Promise<void>;
  isBusy: boolean;
  errorMessage: string | undefined;
  /** Under the button. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Why the server refused, the fields, the button. */
export function AccountForm({ action, submit, isBusy, errorMessage, foot, children }: AccountFormProps) {
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
      {children}
      <Button type="submit" tone="primary" isWide isPending={isBusy}>
        {action}
      </Button>
      {foot}
    </form>
  );
}
