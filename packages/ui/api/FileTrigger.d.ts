import { ReactNode, Ref } from "react";
import { ButtonProps } from "./Button.js";
interface FileTriggerProps extends Pick<ButtonProps, 'tone' | 'size' | 'icon' | 'isDisabled' | 'isPending' | 'aria-describedby' | 'id'> {
  /** Endings and media types that the file dialog offers: `['.csv', 'image/*']`. Users can choose others in it. */
  acceptedFileTypes?: readonly string[] | undefined;
  allowsMultiple?: boolean | undefined;
  /** Called with the chosen files; not called when the dialog is cancelled. */
  onSelect: (files: File[]) => void;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}
/** A button that opens the file dialog of the device. To check types and sizes and to drop files use `DropZone`. */
declare function FileTrigger({
  acceptedFileTypes,
  allowsMultiple,
  onSelect,
  children,
  ...button
}: FileTriggerProps): import("react").JSX.Element;
export { FileTrigger, FileTriggerProps };