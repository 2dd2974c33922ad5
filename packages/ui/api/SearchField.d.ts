import type { Ref } from 'react';
import { type SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';
export interface SearchFieldProps extends Pick<AriaSearchFieldProps, 'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'onClear' | 'name' | 'isDisabled'> {
    label: string;
    /** Hidden by default: the magnifier and the place say it to the eye. */
    isLabelVisible?: boolean;
    placeholder?: string;
    size?: 'small' | 'medium';
    ref?: Ref<HTMLInputElement>;
}
/** Escape or the cross clears it. */
export declare function SearchField({ label, isLabelVisible, placeholder, size, ref, ...rest }: SearchFieldProps): import("react").JSX.Element;
