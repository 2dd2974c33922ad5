import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from './Dialog.messages.ts';
import { DialogBody } from './DialogBody.tsx';
import { DialogFooterContext } from './dialogFooter.ts';
import { useCloseRequest } from './useCloseRequest.ts';
import { useUnderlay } from './useUnderlay.ts';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Buttons at the bottom, the primary one last; they stay visible while the content scrolls. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** Set to false while saving: neither Escape, Back nor a press outside closes the dialog. */
  isDismissable?: boolean;
  children: ReactNode;
}

/**
 * Traps the focus while open and restores it when closed. On a phone it is a bottom sheet. The buttons of an account form
 * inside it are placed at the bottom like `actions`.
 */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  actions,
  size = 'medium',
  isDismissable = true,
  children,
}: DialogProps) {
  const intl = useUiIntl();
  const underlay = useUnderlay();
  useCloseRequest(isOpen && isDismissable, () => onOpenChange(false));
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  return (
    <ModalOverlay
      {...underlay}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className={styles.overlay}
    >
      <Modal className={`${styles.modal} ${styles.size[size]}`}>
        <AriaDialog className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            <IconButton
              size="small"
              label={intl.formatMessage(messages.close)}
              icon={<X size={18} aria-hidden="true" />}
              isDisabled={!isDismissable}
              onPress={() => onOpenChange(false)}
            />
          </div>
          <DialogBody title={title}>
            <DialogFooterContext value={footer}>{children}</DialogFooterContext>
          </DialogBody>
          <div ref={setFooter} className={styles.actions}>
            {actions}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
