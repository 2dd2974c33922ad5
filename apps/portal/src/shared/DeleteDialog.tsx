import type { ApiResult } from '@zrak/api-client';
import { showSuccessToast } from '@zrak/ui/Toast';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from './forms/ConfirmDialog.tsx';
import { isGone, useFormCall } from './useFormCall.ts';

export interface DeleteDialogProps {
  title: string;
  /** Label of the button, if the object is not deleted but revoked, for example. */
  confirm?: string;
  /** Sentence that names the deleted object. */
  body: string;
  /** Text shown after deleting. */
  done: string;
  /** Text shown if the server gives no reason. */
  failed: FormatjsIntl.Message['ids'];
  remove: () => Promise<ApiResult<unknown>>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for confirmation, deletes an object and reports it; a failure is shown in the dialog. */
export function DeleteDialog({ title, confirm, body, done, failed, remove, onDone, onClose }: DeleteDialogProps) {
  const intl = useIntl();
  const { run, isRunning, errorMessage } = useFormCall(failed);
  const follow = () => {
    onClose();
    showSuccessToast(done);
    onDone();
  };
  return (
    <ConfirmDialog
      title={title}
      body={body}
      confirmLabel={confirm ?? intl.formatMessage({ id: 'app.DeleteDialog.confirm' })}
      cancelLabel={intl.formatMessage({ id: 'app.DeleteDialog.cancel' })}
      isRunning={isRunning}
      errorMessage={errorMessage}
      onConfirm={() => void run(remove(), follow, isGone)}
      onClose={onClose}
    />
  );
}
