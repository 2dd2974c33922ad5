import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import * as field from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps } from '../Field/Field.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends Omit<FieldProps, 'autoComplete' | 'inputMode'> {
  /** Initial number of lines. */
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Text of several lines. */
export function TextArea({ label, description, errorMessage, placeholder, rows = 4, ref, ...rest }: TextAreaProps) {
  return (
    <TextField {...rest} isInvalid={Boolean(errorMessage)} validationBehavior="aria" className={field.field}>
      <FieldFrame label={label} description={description} errorMessage={errorMessage} isRequired={rest.isRequired}>
        <Group className={field.box}>
          <AriaTextArea
            ref={ref ?? null}
            rows={rows}
            className={`${field.input} ${styles.input}`}
            {...(placeholder && { placeholder })}
          />
        </Group>
      </FieldFrame>
    </TextField>
  );
}
