import type { ReactNode, Ref } from 'react';
import { FileTrigger as AriaFileTrigger } from 'react-aria-components/FileTrigger';
import { Button, type ButtonProps } from '../Button/Button.tsx';

export interface FileTriggerProps extends Pick<
  ButtonProps,
  'tone' | 'size' | 'icon' | 'isDisabled' | 'isPending' | 'aria-describedby' | 'id'
> {
  /** Endings and media types that the file dialog offers: `['.csv', 'image/*']`. Users can choose others in it. */
  acceptedFileTypes?: readonly string[] | undefined;
  allowsMultiple?: boolean | undefined;
  /** Called with the chosen files; not called when the dialog is cancelled. */
  onSelect: (files: File[]) => void;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that opens the file dialog of the device. To check types and sizes and to drop files use `DropZone`. */
export function FileTrigger({
  acceptedFileTypes,
  allowsMultiple = false,
  onSelect,
  children,
  ...button
}: FileTriggerProps) {
  return (
    <AriaFileTrigger
      allowsMultiple={allowsMultiple}
      onSelect={(files) => {
        if (files && files.length > 0) onSelect([...files]);
      }}
      {...(acceptedFileTypes && { acceptedFileTypes })}
    >
      <Button {...button}>{children}</Button>
    </AriaFileTrigger>
  );
}
