import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Button, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/Field.tsx';
import * as popover from '../Popover/Popover.css.ts';
import { messages } from './Select.messages.ts';
import * as styles from './Select.css.ts';

export interface SelectItem {
  id: string;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

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
}

/** One of a list. With two to four short options a `SegmentedControl` shows them all at once. */
export function Select({
  label,
  isLabelVisible = true,
  items,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  size = 'medium',
  description,
  errorMessage,
  placeholder,
  ...rest
}: SelectProps) {
  const intl = useUiIntl();
  const button = (
    <Button className={`${field.box} ${field.boxSize[size]} ${styles.button}`}>
      <SelectValue className={styles.value}>
        {({ defaultChildren, isPlaceholder, selectedText }) => (isPlaceholder ? defaultChildren : selectedText)}
      </SelectValue>
      <ChevronDown size={16} aria-hidden="true" className={styles.chevron} />
    </Button>
  );
  return (
    <AriaSelect
      {...rest}
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
      <Popover offset={4} className={popover.popover}>
        <ListBox items={items} className={popover.list}>
          {(item) => (
            <ListBoxItem
              id={item.id}
              textValue={item.label}
              isDisabled={item.isDisabled ?? false}
              className={popover.item}
            >
              <span className={popover.itemText}>
                {item.label}
                {item.description && <span className={popover.itemDescription}>{item.description}</span>}
              </span>
              <Check size={16} aria-hidden="true" className={popover.check} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
