import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import * as field from '../Field/Field.css.ts';
import { FieldFrame, type FieldProps } from '../Field/Field.tsx';

export type { FieldProps } from '../Field/Field.tsx';

export interface TextFieldProps extends FieldProps, Pick<AriaTextFieldProps, 'type'> {
  /** Ref of the input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, description, errorMessage, placeholder, ref, ...rest }: TextFieldProps) {
  return (
    <AriaTextField {...rest} isInvalid={Boolean(errorMessage)} validationBehavior="aria" className={field.field}>
      <FieldFrame label={label} description={description} errorMessage={errorMessage} isRequired={rest.isRequired}>
        <Group className={`${field.box} ${field.boxSize.medium}`}>
          <Input ref={ref ?? null} className={field.input} {...(placeholder && { placeholder })} />
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
