import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { Dialog } from '@zrak/ui/Dialog';
import { Stack } from '@zrak/ui/Stack';
import { type FormEvent, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRejectedFocus } from './useRejectedFocus.tsx';

export interface FormDialogProps {
  title: string;
  size?: 'small' | 'medium';
  /** Label of the button that sends the form. */
  saveLabel: string;
  /** If something is lost. */
  saveTone?: 'primary' | 'danger';
  isRunning: boolean;
  /** While the form has no content yet. */
  isSaveDisabled?: boolean;
  /** Error of the whole form. */
  errorMessage: string | undefined;
  onSave: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog, which Enter sends, too. It cannot be closed while it is being sent. */
export function FormDialog({
  title,
  size = 'medium',
  saveLabel,
  saveTone = 'primary',
  isRunning,
  isSaveDisabled = false,
  errorMessage,
  onSave,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  const { fields, spoken, onSend } = useRejectedFocus<HTMLFormElement>(isRunning);
  const save = (event: FormEvent) => {
    event.preventDefault();
    // React passes it on to a form that this dialog was opened in.
    event.stopPropagation();
    if (isRunning) return;
    onSend();
    onSave();
  };
  return (
    <Dialog
      title={title}
      size={size}
      isOpen
      isDismissable={!isRunning}
      onOpenChange={onClose}
      actions={
        <>
          <Button isDisabled={isRunning} onPress={onClose}>
            <FormattedMessage id="app.DeleteDialog.cancel" />
          </Button>
          <Button type="submit" form={formId} tone={saveTone} isPending={isRunning} isDisabled={isSaveDisabled}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form ref={fields} id={formId} noValidate onSubmit={save}>
        {spoken}
        <Stack space="large">
          {errorMessage && (
            <Banner tone="danger" announce="alert">
              {errorMessage}
            </Banner>
          )}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
