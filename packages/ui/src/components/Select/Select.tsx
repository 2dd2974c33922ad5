import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, type Ref, useRef } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { Button, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/Field.tsx';
import * as popover from '../Popover/Popover.css.ts';
import { manyOptions, OptionList, type SelectItem } from './OptionList.tsx';
import { ResetValue } from './ResetValue.ts';
import { useOptions } from './useOptions.ts';
import { useVisibleOptions } from './useVisibleOptions.ts';
import { messages } from './Select.messages.ts';
import * as styles from './Select.css.ts';

export type { SelectItem } from './OptionList.tsx';

export interface SelectProps {
  label: string;
  isLabelVisible?: boolean;
  items: readonly SelectItem[];
  selectedKey?: string | null;
  defaultSelectedKey?: string;
  onSelectionChange?: (id: string) => void;
  size?: 'small' | 'medium';
  description?: ReactNode;
  errorMessage?: string | undefined;
  placeholder?: string;
  name?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  onBlur?: () => void;
  /** Ref of the button, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement>;
}

/** One option of a list. For two to four short options, `SegmentedControl` shows them all at once. */
export function Select({
  label,
  isLabelVisible = true,
  items: allItems,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  size = 'medium',
  description,
  errorMessage,
  placeholder,
  onBlur,
  ref,
  ...rest
}: SelectProps) {
  const intl = useUiIntl();
  const isLong = allItems.length > manyOptions;
  const { visibleOptions, opening } = useVisibleOptions(isLong);
  const root = useRef<HTMLDivElement>(null);
  const items = useOptions(allItems, [selectedKey ?? defaultSelectedKey]);
  const button = (
    <Button
      ref={ref ?? null}
      className={`${field.box} ${field.boxSize[size]} ${isLabelVisible ? styles.button : styles.unlabelled}`}
      // Screen readers announce it at this button, too; React Aria drops it as a prop.
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
      render={(props) => <button {...props} aria-invalid={Boolean(errorMessage) || undefined} />}
    >
      <SelectValue className={styles.value}>
        {({ defaultChildren, isPlaceholder, selectedText }) => (isPlaceholder ? defaultChildren : selectedText)}
      </SelectValue>
      <ChevronDown size={16} aria-hidden="true" className={styles.chevron} />
    </Button>
  );
  return (
    <AriaSelect
      {...rest}
      {...opening}
      ref={root}
      {...(onBlur && { onBlur })}
      {...(selectedKey !== undefined && { value: selectedKey })}
      {...(defaultSelectedKey !== undefined && { defaultValue: defaultSelectedKey })}
      onChange={(key) => key !== null && onSelectionChange?.(String(key))}
      placeholder={placeholder ?? intl.formatMessage(messages.placeholder)}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={field.field}
      {...(!isLabelVisible && { 'aria-label': label })}
    >
      {isLabelVisible ? (
        <FieldFrame label={label} description={description} errorMessage={errorMessage} isRequired={rest.isRequired}>
          {button}
        </FieldFrame>
      ) : (
        button
      )}
      <ResetValue field={root} />
      <Popover offset={4} className={popover.popover}>
        <OptionList items={items} isLong={isLong} visibleOptions={visibleOptions} />
      </Popover>
    </AriaSelect>
  );
}
