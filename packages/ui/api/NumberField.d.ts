import { ReactNode, Ref } from "react";
import { NumberFieldProps as NumberFieldProps$1 } from "react-aria-components/NumberField";
interface NumberFieldProps extends Pick<NumberFieldProps$1, 'name' | 'defaultValue' | 'onBlur' | 'minValue' | 'maxValue' | 'step' | 'isDisabled' | 'isReadOnly' | 'isRequired'> {
  label: string;
  /** `null` shows an empty field. */
  value?: number | null | undefined;
  /** Called with `null` if the text is not a number. */
  onChange?: ((value: number | null) => void) | undefined;
  /** Unit with superscripts: "µg/m³". */
  unit?: string | undefined;
  /** Maximum number of decimals; unlimited by default. */
  decimals?: number | undefined;
  description?: ReactNode | undefined;
  errorMessage?: string | undefined;
  placeholder?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}
/** Parses and formats numbers in the user's language, and accepts hyphen and minus sign. */
declare function NumberField({
  label,
  value,
  onChange,
  unit,
  decimals,
  description,
  errorMessage,
  placeholder,
  ref,
  ...rest
}: NumberFieldProps): import("react").JSX.Element;
export { NumberField, NumberFieldProps };