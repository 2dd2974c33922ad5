import type { NetworkChange } from '@zrak/api-client';
import { useIntl } from 'react-intl';
import { LossDialog } from './LossDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useNetworkChange } from './useNetworkChange.ts';

interface RemoveObjectProps {
  object: NonNullable<NetworkChange['remove']>[number];
  name: string;
  onDone: () => void | Promise<void>;
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
  return (
    <RemoveDialog
      name={name}
      body={intl.formatMessage({ id: `routes.network.RemoveObject.${kind}` })}
      isRunning={isRunning}
      errorMessage={errorMessage}
      onConfirm={() => void change({ remove: [object] }, onDone)}
      onClose={onClose}
    />
  );
}
