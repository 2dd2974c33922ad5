import type { ReactNode, Ref } from 'react';
import { type SwitchFieldProps as AriaSwitchFieldProps } from 'react-aria-components/Switch';
export interface SwitchProps extends Pick<AriaSwitchFieldProps, 'name' | 'isSelected' | 'defaultSelected' | 'onChange' | 'onBlur' | 'isDisabled' | 'isReadOnly'> {
    label: ReactNode;
    description?: ReactNode;
    ref?: Ref<HTMLInputElement>;
}
/** On or off, at once. What takes effect only when a form is sent is a `Checkbox`. */
export declare function Switch({ label, description, ref, ...rest }: SwitchProps): import("react").JSX.Element;
