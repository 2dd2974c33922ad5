import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import * as field from '../Field/Field.css.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentedOption<Value extends string> {
  id: Value;
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  label: string;
  isLabelVisible?: boolean;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  size?: 'small' | 'medium';
  /** Equal columns over the whole width, for example in a popover. By default a row as wide as its options. */
  columns?: 2 | 3;
  isDisabled?: boolean;
}

/** A radio group that looks like a row of buttons: arrow keys move, and one option is always selected. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelVisible = false,
  options,
  value,
  onChange,
  size = 'medium',
  columns,
  isDisabled = false,
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup
      value={value}
      onChange={(next) => {
        const option = options.find(({ id }) => id === next);
        if (option) onChange(option.id);
      }}
      orientation="horizontal"
      isDisabled={isDisabled}
      className={styles.group}
    >
      <Label className={isLabelVisible ? field.label : hidden}>{label}</Label>
      <div className={`${styles.track} ${styles.columns[columns ?? 'none']}`}>
        {options.map((option) => (
          <Radio
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled ?? false}
            className={`${styles.option} ${styles.size[size]}`}
          >
            {option.icon}
            {option.label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
