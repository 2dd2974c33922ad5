import { ReactNode } from "react";
interface DialogProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Buttons at the bottom, the primary one last; they stay visible while the content scrolls. */
  actions?: ReactNode | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Set to false while saving: neither Escape, Back nor a press outside closes the dialog. */
  isDismissable?: boolean | undefined;
  children: ReactNode;
}
/**
 * Traps the focus while open and restores it when closed. On a phone it is a bottom sheet. The buttons of an account form
 * inside it are placed at the bottom like `actions`.
 */
declare function Dialog({
  title,
  isOpen,
  onOpenChange,
  actions,
  size,
  isDismissable,
  children
}: DialogProps): import("react").JSX.Element;
export { Dialog, DialogProps };