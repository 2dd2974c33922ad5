import type { ApiResult } from '@zrak/api-client';
import { AlertDialog } from '@zrak/ui/AlertDialog';
import { Banner } from '@zrak/ui/Banner';
import { showSuccessToast } from '@zrak/ui/Toast';
import { useIntl } from 'react-intl';
import * as styles from './DeleteDialog.css.ts';
import { useFormCall } from './useFormCall.ts';

export interface DeleteDialogProps {
  title: string;
  /** What will be gone, in a sentence. */
  body: string;
  /** What is said once it is. */
  done: string;
  /** What is said where the server gives no reason. */
  failed: FormatjsIntl.Message['ids'];
  remove: () => Promise<ApiResult<unknown>>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before something is deleted, deletes it, and says so; what keeps it from going is said in place. */
export function DeleteDialog({ title, body, done, failed, remove, onDone, onClose }: DeleteDialogProps) {
  const intl = useIntl();
  const { run, isRunning, errorMessage } = useFormCall(failed);
  const confirm = async () => {
    if (!(await run(remove()))) return;
    onClose();
    showSuccessToast(done);
    onDone();
  };
  return (
    <AlertDialog
      title={title}
      body={
        <div className={styles.body}>
          {body}
          {errorMessage && (
            <Banner tone="danger" announce="alert">
              {errorMessage}
            </Banner>
          )}
        </div>
      }
      tone="danger"
      confirmLabel={intl.formatMessage({ id: 'app.DeleteDialog.confirm' })}
      cancelLabel={intl.formatMessage({ id: 'app.DeleteDialog.cancel' })}
      isOpen
      isPending={isRunning}
      onOpenChange={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
