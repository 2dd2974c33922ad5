import { Dialog } from '@zrak/ui/Dialog';
import type { ReactNode } from 'react';
import { LeaveDialog } from '../../shared/leaving/LeaveDialog.tsx';
import type { useUserDialog } from './useUserDialog.ts';

export interface UserDialogProps {
  title: string;
  dialog: Pick<ReturnType<typeof useUserDialog>, 'isSaving' | 'close' | 'leaving'>;
  children: ReactNode;
}

/** A form over the list. It cannot be closed while it saves, and asks before it discards input. */
export function UserDialog({ title, dialog, children }: UserDialogProps) {
  return (
    <>
      <title>{`${title} – Zrak`}</title>
      <Dialog title={title} isOpen isDismissable={!dialog.isSaving} onOpenChange={dialog.close}>
        {children}
      </Dialog>
      <LeaveDialog leaving={dialog.leaving} />
    </>
  );
}
