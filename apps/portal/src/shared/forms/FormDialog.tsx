import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { Dialog } from '@zrak/ui/Dialog';
import { Stack } from '@zrak/ui/Stack';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export interface FormDialogProps {
  title: string;
  /** Label of the button that sends the form. */
  saveLabel: string;
  isRunning: boolean;
  /** While the form has no content yet. */
  isSaveDisabled?: boolean;
  /** Error of the whole form. */
  errorMessage: string | undefined;
  onSave: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog. It cannot be closed while it is being sent. */
export function FormDialog({
  title,
  saveLabel,
  isRunning,
  isSaveDisabled = false,
  errorMessage,
  onSave,
  onClose,
  children,
}: FormDialogProps) {
  return (
    <Dialog
      title={title}
      isOpen
      isDismissable={!isRunning}
      onOpenChange={onClose}
      actions={
        <>
          <Button isDisabled={isRunning} onPress={onClose}>
            <FormattedMessage id="app.DeleteDialog.cancel" />
          </Button>
          <Button tone="primary" isPending={isRunning} isDisabled={isSaveDisabled} onPress={onSave}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Stack space="large">
        {errorMessage && (
          <Banner tone="danger" announce="alert">
            {errorMessage}
          </Banner>
        )}
        {children}
      </Stack>
    </Dialog>
  );
}
