import type { ReactNode, Ref } from 'react';
import { type ButtonProps } from 'react-aria-components/Button';
export interface IconButtonProps extends Pick<ButtonProps, 'type' | 'isDisabled' | 'onPress' | 'aria-expanded' | 'aria-controls' | 'aria-pressed' | 'slot'> {
    /** Accessible name, shown as a tooltip. */
    label: string;
    icon: ReactNode;
    size?: 'small' | 'medium';
    /** `raised` for a button over a map or a picture. */
    tone?: 'quiet' | 'raised';
    ref?: Ref<HTMLButtonElement>;
}
export declare function IconButton({ label, icon, size, tone, ...rest }: IconButtonProps): import("react").JSX.Element;
