import type { ReactNode, Ref } from 'react';
import { type NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField';
export interface NumberFieldProps extends Pick<AriaNumberFieldProps, 'name' | 'value' | 'defaultValue' | 'onBlur' | 'minValue' | 'maxValue' | 'step' | 'isDisabled' | 'isReadOnly' | 'isRequired'> {
    label: string;
    /** `null` when there is no number in it. */
    onChange?: (value: number | null) => void;
    /** Set with its superscripts: "µg/m³". */
    unit?: string;
    /** Decimals at most; as many as it takes when left out. */
    decimals?: number;
    description?: ReactNode;
    errorMessage?: string | undefined;
    placeholder?: string;
    ref?: Ref<HTMLInputElement>;
}
/** Reads and writes numbers as the reader's language does, and takes either minus sign. */
export declare function NumberField({ label, onChange, unit, decimals, description, errorMessage, placeholder, ref, ...rest }: NumberFieldProps): import("react").JSX.Element;
