import { type ReactNode } from 'react';
export interface AlertDialogProps {
    title: string;
    /** What will happen, in a sentence. */
    body: ReactNode;
    confirmLabel: string;
    cancelLabel: string;
    /** `danger` when what is confirmed cannot be undone. */
    tone?: 'default' | 'danger';
    isOpen: boolean;
    /** False when cancelled by button, Escape or Back. */
    onOpenChange: (isOpen: boolean) => void;
    /** Does not close the dialog: the owner does, once what was confirmed has been done. */
    onConfirm: () => void;
    isPending?: boolean;
}
/** Asks before something that cannot be taken back. The focus starts on the safe answer. */
export declare function AlertDialog({ title, body, confirmLabel, cancelLabel, tone, isOpen, onOpenChange, onConfirm, isPending, }: AlertDialogProps): import("react").JSX.Element;
