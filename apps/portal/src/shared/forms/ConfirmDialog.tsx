import { AlertDialog } from '@zrak/ui/AlertDialog';
import { Banner } from '@zrak/ui/Banner';
import { Stack } from '@zrak/ui/Stack';

interface ConfirmDialogProps {
  title: string;
  /** The consequence. */
  body: string;
  confirmLabel: string;
  cancelLabel: string;
  isRunning: boolean;
  errorMessage: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** The question before something is lost. A failure is shown in the dialog. */
export function ConfirmDialog({ body, isRunning, errorMessage, onClose, ...labels }: ConfirmDialogProps) {
  return (
    <AlertDialog
      {...labels}
      body={
        <Stack>
          {body}
          {errorMessage && (
            <Banner tone="danger" announce="alert">
              {errorMessage}
            </Banner>
          )}
        </Stack>
      }
      tone="danger"
      isOpen
      isPending={isRunning}
      onOpenChange={onClose}
    />
  );
}
