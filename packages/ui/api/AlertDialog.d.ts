import { ReactNode } from "react";
interface AlertDialogProps {
  title: string;
  /** The consequence of confirming, in a sentence. */
  body: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** `danger` if the action cannot be undone. */
  tone?: 'default' | 'danger' | undefined;
  isOpen: boolean;
  /** Called with false when cancelled by button, Escape or Back. */
  onOpenChange: (isOpen: boolean) => void;
  /** Does not close the dialog: the owner closes it once the action is done. */
  onConfirm: () => void;
  isPending?: boolean | undefined;
}
/** Asks for confirmation of an action that cannot be undone. The focus starts on the safe answer. */
declare function AlertDialog({
  title,
  body,
  confirmLabel,
  cancelLabel,
  tone,
  isOpen,
  onOpenChange,
  onConfirm,
  isPending
}: AlertDialogProps): import("react").JSX.Element;
export { AlertDialog, AlertDialogProps };