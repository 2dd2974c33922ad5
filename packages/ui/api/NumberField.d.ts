import type { ReactNode, Ref } from 'react';
import { type NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField';
export interface NumberFieldProps extends Pick<AriaNumberFieldProps, 'name' | 'value' | 'defaultValue' | 'onBlur' | 'minValue' | 'maxValue' | 'step' | 'isDisabled' | 'isReadOnly' | 'isRequired'> {
    label: string;
    /** Called with `null` if the text is not a number. */
    onChange?: (value: number | null) => void;
    /** Unit with superscripts: "µg/m³". */
    unit?: string;
    /** Maximum number of decimals; unlimited by default. */
    decimals?: number;
    description?: ReactNode;
    errorMessage?: string | undefined;
    placeholder?: string;
    ref?: Ref<HTMLInputElement>;
}
/** Parses and formats numbers in the user's language, and accepts hyphen and minus sign. */
export declare function NumberField({ label, onChange, unit, decimals, description, errorMessage, placeholder, ref, ...rest }: NumberFieldProps): import("react").JSX.Element;
