import type { ReactNode, Ref } from 'react';
import { type SwitchFieldProps as AriaSwitchFieldProps } from 'react-aria-components/Switch';
export interface SwitchProps extends Pick<AriaSwitchFieldProps, 'name' | 'isSelected' | 'defaultSelected' | 'onChange' | 'onBlur' | 'isDisabled' | 'isReadOnly'> {
    label: ReactNode;
    description?: ReactNode;
    ref?: Ref<HTMLInputElement>;
}
/** Takes effect immediately. For a setting that takes effect when a form is sent use `Checkbox`. */
export declare function Switch({ label, description, ref, ...rest }: SwitchProps): import("react").JSX.Element;
