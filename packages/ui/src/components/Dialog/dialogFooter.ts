import { createContext, useContext } from 'react';

/** Footer of the surrounding dialog; null until it is in the document, undefined outside a dialog. */
export const DialogFooterContext = createContext<HTMLElement | null | undefined>(undefined);

/** Lets a form place its buttons in the footer of its dialog, where they stay visible while the fields scroll. */
export const useDialogFooter = () => useContext(DialogFooterContext);
