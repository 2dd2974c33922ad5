import type { ReactNode, Ref } from 'react';
import { type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium';
export interface ButtonProps extends Pick<AriaButtonProps, 'type' | 'form' | 'isDisabled' | 'isPending' | 'onPress' | 'autoFocus' | 'aria-describedby' | 'aria-expanded' | 'id'> {
    /** Use at most one primary button per view. */
    tone?: ButtonTone;
    size?: ButtonSize;
    /** Shown before the text; hidden from assistive technology. */
    icon?: ReactNode;
    /** Full width of the container. */
    isWide?: boolean;
    children: ReactNode;
    ref?: Ref<HTMLButtonElement>;
}
/** While `isPending` it keeps its width and focus, ignores presses, and announces that it is busy. */
export declare function Button({ tone, size, icon, isWide, children, ...rest }: ButtonProps): import("react").JSX.Element;
