import { AlertDialog } from '@zrak/ui/AlertDialog';
import { useIntl } from 'react-intl';
import type { useNetworkChange } from './useNetworkChange.ts';

type Change = Pick<ReturnType<typeof useNetworkChange>, 'loss' | 'isRunning'>;

interface LossDialogProps extends Change {
  onDone: () => void | Promise<void>;
}

/** Asks before measurements are deleted. */
export function LossDialog({ loss, isRunning, onDone }: LossDialogProps) {
  const intl = useIntl();
  const say = (id: 'title' | 'confirm' | 'cancel') => intl.formatMessage({ id: `routes.network.LossDialog.${id}` });
  return (
    <AlertDialog
      title={say('title')}
      body={loss?.message ?? ''}
      tone="danger"
      confirmLabel={say('confirm')}
      cancelLabel={say('cancel')}
      isOpen={loss !== null}
      isPending={isRunning}
      onOpenChange={(isOpen) => {
        if (!isOpen) loss?.cancel();
      }}
      onConfirm={() => void loss?.confirm(onDone)}
    />
  );
}
