import type { ApiResult } from '@zrak/api-client';
import { AlertDialog } from '@zrak/ui/AlertDialog';
import { Banner } from '@zrak/ui/Banner';
import { Stack } from '@zrak/ui/Stack';
import { showSuccessToast } from '@zrak/ui/Toast';
import { useIntl } from 'react-intl';
import { useFormCall } from '../../shared/useFormCall.ts';

interface RemoveContentProps {
  name: string;
  /** The consequence for readers. */
  body: string;
  remove: () => Promise<ApiResult<unknown>>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a maintenance alert, a report or a photo is removed. */
export function RemoveContent({ name, body, remove, onDone, onClose }: RemoveContentProps) {
  const intl = useIntl();
  const { run, isRunning, errorMessage } = useFormCall('routes.network.RemoveObject.failed');
  const confirm = async () => {
    if (!(await run(remove()))) return;
    showSuccessToast(intl.formatMessage({ id: 'routes.network.RemoveObject.done' }));
    onDone();
    onClose();
  };
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
      onConfirm={() => void confirm()}
    />
  );
}
