import { ReactNode, Ref } from "react";
interface DropZoneProps {
  label: string;
  /** Called with the files that fit; the others are named in the errors of the field. */
  onSelect: (files: File[]) => void;
  /** Endings and media types: `['.csv', 'image/*']`. Some systems know no type for an ending, so name the ending. */
  acceptedFileTypes?: readonly string[] | undefined;
  /** Largest size of a file, in bytes. */
  maxBytes?: number | undefined;
  allowsMultiple?: boolean | undefined;
  description?: ReactNode | undefined;
  /** Marks the field invalid, in addition to the errors of refused files. */
  errorMessage?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Ref of the button, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}
/** An area for files: chosen in the dialog of the device, dropped, or pasted. It shows no list of chosen files. */
declare function DropZone({
  label,
  onSelect,
  acceptedFileTypes,
  maxBytes,
  allowsMultiple,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  ref
}: DropZoneProps): import("react").JSX.Element;
export { DropZone, DropZoneProps };