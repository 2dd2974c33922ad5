import { AlertDialog } from '@zrak/ui/AlertDialog';
import { Banner } from '@zrak/ui/Banner';
import { Stack } from '@zrak/ui/Stack';
import { useIntl } from 'react-intl';

interface RemoveDialogProps {
  name: string;
  /** The consequence. */
  body: string;
  isRunning: boolean;
  errorMessage: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** The question before something of the network is removed. */
export function RemoveDialog({ name, body, isRunning, errorMessage, onConfirm, onClose }: RemoveDialogProps) {
  const intl = useIntl();
  return (
    <AlertDialog
      title={intl.formatMessage({ id: 'routes.network.RemoveObject.title' }, { name })}
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
      confirmLabel={intl.formatMessage({ id: 'routes.network.RemoveObject.confirm' })}
      cancelLabel={intl.formatMessage({ id: 'routes.network.cancel' })}
      isOpen
      isPending={isRunning}
      onOpenChange={onClose}
      onConfirm={onConfirm}
    />
  );
}
