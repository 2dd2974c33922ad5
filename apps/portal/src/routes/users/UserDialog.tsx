import { AlertDialog } from '@zrak/ui/AlertDialog';
import { Dialog } from '@zrak/ui/Dialog';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { useUserDialog } from './useUserDialog.ts';

export interface UserDialogProps {
  title: string;
  dialog: Pick<ReturnType<typeof useUserDialog>, 'isSaving' | 'close' | 'leaving'>;
  children: ReactNode;
}

/** A form over the list. It cannot be closed while it saves, and asks before it discards input. */
export function UserDialog({ title, dialog, children }: UserDialogProps) {
  const intl = useIntl();
  const { leaving } = dialog;
  return (
    <>
      <title>{`${title} – Zrak`}</title>
      <Dialog title={title} isOpen isDismissable={!dialog.isSaving} onOpenChange={dialog.close}>
        {children}
      </Dialog>
      <AlertDialog
        title={intl.formatMessage({ id: 'routes.users.UserDialog.leaveTitle' })}
        body={intl.formatMessage({ id: 'routes.users.UserDialog.leaveBody' })}
        confirmLabel={intl.formatMessage({ id: 'routes.users.UserDialog.leave' })}
        cancelLabel={intl.formatMessage({ id: 'routes.users.UserDialog.stay' })}
        isOpen={leaving !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) leaving?.stay();
        }}
        onConfirm={() => leaving?.leave()}
      />
    </>
  );
}
