import { Ref } from "react";
import { SearchFieldProps as SearchFieldProps$1 } from "react-aria-components/SearchField";
interface SearchFieldProps extends Pick<SearchFieldProps$1, 'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'onClear' | 'name' | 'isDisabled'> {
  label: string;
  /** False by default: the magnifier icon and the position are sufficient for sighted users. */
  isLabelVisible?: boolean | undefined;
  placeholder?: string | undefined;
  size?: 'small' | 'medium' | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}
/** Escape or the clear button empties it. */
declare function SearchField({
  label,
  isLabelVisible,
  placeholder,
  size,
  ref,
  ...rest
}: SearchFieldProps): import("react").JSX.Element;
export { SearchField, SearchFieldProps };