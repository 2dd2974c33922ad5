import type { Ref } from 'react';
import { type SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';
export interface SearchFieldProps extends Pick<AriaSearchFieldProps, 'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'onClear' | 'name' | 'isDisabled'> {
    label: string;
    /** False by default: the magnifier icon and the position are sufficient for sighted users. */
    isLabelVisible?: boolean;
    placeholder?: string;
    size?: 'small' | 'medium';
    ref?: Ref<HTMLInputElement>;
}
/** Escape or the clear button empties it. */
export declare function SearchField({ label, isLabelVisible, placeholder, size, ref, ...rest }: SearchFieldProps): import("react").JSX.Element;
