import CircleAlert from 'lucide-react/icons/circle-alert';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { DropZone as AriaDropZone, type DropZoneProps as AriaDropZoneProps } from 'react-aria-components/DropZone';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import * as field from '../Field/Field.css.ts';
import { FileTrigger } from '../FileTrigger/FileTrigger.tsx';
import { messages } from './DropZone.messages.ts';
import { type Refusal, sortFiles } from './refusals.ts';
import { useSizeText } from './useSizeText.ts';
import * as styles from './DropZone.css.ts';

export interface DropZoneProps {
  label: string;
  /** Called with the files that fit; the others are named in the errors of the field. */
  onSelect: (files: File[]) => void;
  /** Endings and media types: `['.csv', 'image/*']`. Some systems know no type for an ending, so name the ending. */
  acceptedFileTypes?: readonly string[] | undefined;
  /** Largest size of a file, in bytes. */
  maxBytes?: number | undefined;
  allowsMultiple?: boolean | undefined;
  description?: ReactNode;
  /** Marks the field invalid, in addition to the errors of refused files. */
  errorMessage?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Ref of the button, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement>;
}

type DropItems = Parameters<NonNullable<AriaDropZoneProps['onDrop']>>[0]['items'];

/** Folders and texts that are dropped are not files. */
async function filesOf(items: DropItems): Promise<File[]> {
  return Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));
}

/** An area for files: chosen in the dialog of the device, dropped, or pasted. It shows no list of chosen files. */
export function DropZone({
  label,
  onSelect,
  acceptedFileTypes,
  maxBytes,
  allowsMultiple = false,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  ref,
}: DropZoneProps) {
  const intl = useUiIntl();
  const sizeText = useSizeText();
  const id = useId();
  const [refused, setRefused] = useState<readonly { file: File; reason: Refusal }[]>([]);

  const take = (files: File[]) => {
    const sorted = sortFiles(files, { acceptedFileTypes, maxBytes, allowsMultiple });
    setRefused(sorted.refused);
    if (sorted.taken.length > 0) onSelect(sorted.taken);
  };
  const refusalText = ({ file: { name }, reason }: { file: File; reason: Refusal }) =>
    intl.formatMessage(messages[reason], {
      name,
      types: intl.formatList(acceptedFileTypes ?? [], { type: 'conjunction', style: 'narrow' }),
      size: sizeText(maxBytes ?? 0),
    });
  const errors = [...(errorMessage ? [errorMessage] : []), ...refused.map(refusalText)];
  const isMultiple = { isMultiple: String(allowsMultiple) };
  const describedBy = [description && `${id}description`, errors.length > 0 && `${id}errors`].filter(Boolean).join(' ');

  return (
    <div
      role="group"
      aria-labelledby={`${id}label`}
      data-invalid={errors.length > 0 || undefined}
      className={field.field}
    >
      <span id={`${id}label`} className={field.label}>
        {label}
        {isRequired && (
          <span aria-hidden="true" className={field.required}>
            *
          </span>
        )}
      </span>
      {description && (
        <div id={`${id}description`} className={field.description}>
          {description}
        </div>
      )}
      <AriaDropZone
        aria-label={intl.formatMessage(messages.paste, { label })}
        isDisabled={isDisabled}
        getDropOperation={() => 'copy'}
        onDrop={({ items }) => void filesOf(items).then(take)}
        className={styles.zone}
      >
        {({ isDropTarget }) => (
          <>
            <Upload size={20} aria-hidden="true" className={styles.icon} />
            <FileTrigger
              size="small"
              isDisabled={isDisabled}
              allowsMultiple={allowsMultiple}
              acceptedFileTypes={acceptedFileTypes}
              onSelect={take}
              {...(describedBy && { 'aria-describedby': describedBy })}
              {...(ref && { ref })}
            >
              {intl.formatMessage(messages.choose, isMultiple)}
            </FileTrigger>
            <span className={styles.hint}>
              {intl.formatMessage(isDropTarget ? messages.dropNow : messages.drop, isMultiple)}
            </span>
          </>
        )}
      </AriaDropZone>
      {/* Present before there is an error: a live region announces what changes in it. */}
      <div id={`${id}errors`} role="alert" className={styles.errors}>
        {errors.map((text) => (
          <div key={text} className={field.error}>
            <CircleAlert size={14} aria-hidden="true" className={field.errorIcon} />
            <span className={styles.errorText}>{text}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
