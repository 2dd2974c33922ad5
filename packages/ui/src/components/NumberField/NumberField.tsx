import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode, Ref } from 'react';
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import * as field from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/Field.tsx';
import * as iconButton from '../IconButton/IconButton.css.ts';

export interface NumberFieldProps extends Pick<
  AriaNumberFieldProps,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onBlur'
  | 'minValue'
  | 'maxValue'
  | 'step'
  | 'isDisabled'
  | 'isReadOnly'
  | 'isRequired'
> {
  label: string;
  /** Called with `null` if the text is not a number. */
  onChange?: (value: number | null) => void;
  /** Unit with superscripts: "µg/m³". */
  unit?: string;
  /** Maximum number of decimals; unlimited by default. */
  decimals?: number;
  description?: ReactNode;
  errorMessage?: string | undefined;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Parses and formats numbers in the user's language, and accepts hyphen and minus sign. */
export function NumberField({
  label,
  onChange,
  unit,
  decimals = 20,
  description,
  errorMessage,
  placeholder,
  ref,
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...rest}
      onChange={(value) => onChange?.(Number.isNaN(value) ? null : value)}
      formatOptions={{ maximumFractionDigits: decimals }}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldFrame
        label={unit ? `${label} (${unit})` : label}
        description={description}
        errorMessage={errorMessage}
        isRequired={rest.isRequired}
      >
        <Group className={`${field.box} ${field.boxSize.medium}`}>
          <Input ref={ref ?? null} className={field.input} {...(placeholder && { placeholder })} />
          <span className={field.trailing}>
            <Button slot="decrement" className={`${iconButton.base} ${iconButton.size.small}`}>
              <Minus size={16} aria-hidden="true" />
            </Button>
            <Button slot="increment" className={`${iconButton.base} ${iconButton.size.small}`}>
              <Plus size={16} aria-hidden="true" />
            </Button>
          </span>
        </Group>
      </FieldFrame>
    </AriaNumberField>
  );
}
