import type { NetworkChange } from '@zrak/api-client';
import { AlertDialog } from '@zrak/ui/AlertDialog';
import { Banner } from '@zrak/ui/Banner';
import { Stack } from '@zrak/ui/Stack';
import { useIntl } from 'react-intl';
import { LossDialog } from './LossDialog.tsx';
import { useNetworkChange } from './useNetworkChange.ts';

interface RemoveObjectProps {
  object: NonNullable<NetworkChange['remove']>[number];
  name: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before an object is removed with all its parts, and once more if it has measurements. */
export function RemoveObject({ object, name, onDone, onClose }: RemoveObjectProps) {
  const intl = useIntl();
  const { change, isRunning, errorMessage, loss } = useNetworkChange({
    failed: 'routes.network.RemoveObject.failed',
    done: 'routes.network.RemoveObject.done',
  });
  const { kind } = object;
  if (loss) {
    const cancel = () => {
      loss.cancel();
      onClose();
    };
    return <LossDialog loss={{ ...loss, cancel }} isRunning={isRunning} onDone={onDone} />;
  }
  const remove = async () => {
    if (await change({ remove: [object] })) onDone();
  };
  return (
    <AlertDialog
      title={intl.formatMessage({ id: 'routes.network.RemoveObject.title' }, { name })}
      body={
        <Stack>
          {intl.formatMessage({ id: `routes.network.RemoveObject.${kind}` })}
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
      onConfirm={() => void remove()}
    />
  );
}
