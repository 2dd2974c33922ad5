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
  'name' | 'defaultValue' | 'onBlur' | 'minValue' | 'maxValue' | 'step' | 'isDisabled' | 'isReadOnly' | 'isRequired'
> {
  label: string;
  /** `null` shows an empty field. */
  value?: number | null;
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

const minusSign = '\u2212';

/**
 * Inserts a hyphen for each minus sign that is typed or pasted: React Aria reads it in every language, the minus sign
 * only where the language writes it.
 */
function readMinusSigns(box: HTMLDivElement) {
  const insert = (event: InputEvent | ClipboardEvent) => {
    const text = 'data' in event ? event.data : event.clipboardData?.getData('text/plain');
    if (!text?.includes(minusSign) || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const { target } = event;
    const data = text.trim().replaceAll(minusSign, '-');
    const inserted = { data, inputType: 'insertText', bubbles: true };
    // React Aria cancels the first event if the text would not be a number.
    if (!target.dispatchEvent(new InputEvent('beforeinput', { ...inserted, cancelable: true }))) return;
    target.setRangeText(data, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
    target.dispatchEvent(new InputEvent('input', inserted));
  };
  box.addEventListener('beforeinput', insert, true);
  box.addEventListener('paste', insert, true);
  return () => {
    box.removeEventListener('beforeinput', insert, true);
    box.removeEventListener('paste', insert, true);
  };
}

/** Parses and formats numbers in the user's language, and accepts hyphen and minus sign. */
export function NumberField({
  label,
  value,
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
      {...(value !== undefined && { value: value ?? NaN })}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
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
        <Group ref={readMinusSigns} className={`${field.box} ${field.boxSize.medium}`}>
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
