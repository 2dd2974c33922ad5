import { Ref } from "react";
import { SearchFieldProps as SearchFieldProps$1 } from "react-aria-components/SearchField";
interface SearchFieldProps extends Pick<SearchFieldProps$1, 'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'onClear' | 'name' | 'isDisabled'> {
  label: string;
  /** False by default: the magnifier icon and the position are sufficient for sighted users. */
  isLabelVisible?: boolean;
  placeholder?: string;
  size?: 'small' | 'medium';
  ref?: Ref<HTMLInputElement>;
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