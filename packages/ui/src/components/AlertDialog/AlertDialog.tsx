import { useId, type ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../Button/Button.tsx';
import * as styles from '../Dialog/Dialog.css.ts';
import { DialogBody } from '../Dialog/DialogBody.tsx';
import { useCloseRequest } from '../Dialog/useCloseRequest.ts';

export interface AlertDialogProps {
  title: string;
  /** The consequence of confirming, in a sentence. */
  body: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** `danger` if the action cannot be undone. */
  tone?: 'default' | 'danger';
  isOpen: boolean;
  /** Called with false when cancelled by button, Escape or Back. */
  onOpenChange: (isOpen: boolean) => void;
  /** Does not close the dialog: the owner closes it once the action is done. */
  onConfirm: () => void;
  isPending?: boolean;
}

/** Asks for confirmation of an action that cannot be undone. The focus starts on the safe answer. */
export function AlertDialog({
  title,
  body,
  confirmLabel,
  cancelLabel,
  tone = 'default',
  isOpen,
  onOpenChange,
  onConfirm,
  isPending = false,
}: AlertDialogProps) {
  const bodyId = useId();
  useCloseRequest(isOpen && !isPending, () => onOpenChange(false));
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isKeyboardDismissDisabled={isPending}
      className={styles.overlay}
    >
      <Modal className={`${styles.modal} ${styles.size.small}`}>
        <Dialog role="alertdialog" aria-describedby={bodyId} className={styles.dialog}>
          <div className={styles.alertHead}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
          </div>
          <DialogBody title={title} id={bodyId} tone="muted">
            {body}
          </DialogBody>
          <div className={styles.actions}>
            {/* A dialog must focus an element; the safe answer does no harm. */}
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
            <Button autoFocus isDisabled={isPending} onPress={() => onOpenChange(false)}>
              {cancelLabel}
            </Button>
            <Button tone={tone === 'danger' ? 'danger' : 'primary'} isPending={isPending} onPress={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
