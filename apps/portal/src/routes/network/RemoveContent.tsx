import type { ApiResult } from '@zrak/api-client';
import { showSuccessToast } from '@zrak/ui/Toast';
import { useIntl } from 'react-intl';
import { isGone, useFormCall } from '../../shared/useFormCall.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

interface RemoveContentProps {
  name: string;
  /** The consequence for readers. */
  body: string;
  remove: () => Promise<ApiResult<unknown>>;
  onDone: () => void | Promise<void>;
  onClose: () => void;
}

/** Asks before a maintenance alert, a report or a photo is removed. */
export function RemoveContent({ name, body, remove, onDone, onClose }: RemoveContentProps) {
  const intl = useIntl();
  const { run, isRunning, errorMessage } = useFormCall('routes.network.RemoveObject.failed');
  const follow = async () => {
    showSuccessToast(intl.formatMessage({ id: 'routes.network.RemoveObject.done' }));
    await onDone();
    onClose();
  };
  return (
    <RemoveDialog
      name={name}
      body={body}
      isRunning={isRunning}
      errorMessage={errorMessage}
      onConfirm={() => void run(remove(), follow, isGone)}
      onClose={onClose}
    />
  );
}
