import type { ReactNode } from 'react';
import type { ButtonSize, ButtonTone } from './Button.js';
export interface LinkButtonProps {
    href: string;
    tone?: ButtonTone;
    size?: ButtonSize;
    icon?: ReactNode;
    isWide?: boolean;
    children: ReactNode;
}
/** A link that looks like a button: it navigates and has no other effect. */
export declare function LinkButton({ href, tone, size, icon, isWide, children }: LinkButtonProps): import("react").JSX.Element;
