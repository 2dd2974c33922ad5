import type { NetworkChange } from '@zrak/api-client';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { LossDialog } from './LossDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useNetworkChange } from './useNetworkChange.ts';

interface RemoveObjectProps {
  object: NonNullable<NetworkChange['remove']>[number];
  name: string;
  onDone?: () => void;
  /** Where the page of the object leads once it is gone, unless the user has left it. */
  leadsTo?: string;
  onClose: () => void;
}

/** Asks before an object is removed with all its parts, and once more if it has measurements. */
export function RemoveObject({ object, name, onDone, leadsTo, onClose }: RemoveObjectProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { change, isRunning, errorMessage, loss } = useNetworkChange({
    failed: 'routes.network.RemoveObject.failed',
    done: 'routes.network.RemoveObject.done',
  });
  const { kind } = object;
  const follow = async () => {
    onDone?.();
    // The page has gone with its object: only the address tells whether the user has left it.
    if (leadsTo && location.pathname === pathname) await navigate(leadsTo, { replace: true });
  };
  if (loss) {
    const cancel = () => {
      loss.cancel();
      onClose();
    };
    return <LossDialog loss={{ ...loss, cancel }} isRunning={isRunning} onDone={follow} />;
  }
  return (
    <RemoveDialog
      name={name}
      body={intl.formatMessage({ id: `routes.network.RemoveObject.${kind}` })}
      isRunning={isRunning}
      errorMessage={errorMessage}
      onConfirm={() => void change({ remove: [object] }, follow)}
      onClose={onClose}
    />
  );
}
