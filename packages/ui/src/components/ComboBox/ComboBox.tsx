import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode, Ref } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Input,
  Popover,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/Field.tsx';
import * as iconButton from '../IconButton/IconButton.css.ts';
import * as popover from '../Popover/Popover.css.ts';
import { manyOptions, OptionList, type SelectItem } from '../Select/OptionList.tsx';
import { VisibleOptions } from '../Select/VisibleOptions.tsx';
import { useOptions } from '../Select/useOptions.ts';
import { messages } from './ComboBox.messages.ts';
import * as styles from './ComboBox.css.ts';

export interface ComboBoxProps extends Pick<
  AriaComboBoxProps<SelectItem>,
  'name' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'isRequired'
> {
  label: string;
  items: readonly SelectItem[];
  selectedKey?: string | null;
  defaultSelectedKey?: string;
  /** Called with `null` when the user deletes the selection. */
  onSelectionChange?: (id: string | null) => void;
  description?: ReactNode;
  errorMessage?: string | undefined;
  placeholder?: string;
  /** Ref of the input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** One of many options; typing filters the list. For a few options use `Select`. */
export function ComboBox({
  label,
  items: allItems,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  description,
  errorMessage,
  placeholder,
  ref,
  ...rest
}: ComboBoxProps) {
  const intl = useUiIntl();
  const items = useOptions(allItems, [selectedKey ?? defaultSelectedKey]);
  return (
    <AriaComboBox
      {...rest}
      defaultItems={items}
      {...(selectedKey !== undefined && { value: selectedKey })}
      {...(defaultSelectedKey !== undefined && { defaultValue: defaultSelectedKey })}
      onChange={(key) => onSelectionChange?.(key === null ? null : String(key))}
      allowsEmptyCollection
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldFrame label={label} description={description} errorMessage={errorMessage} isRequired={rest.isRequired}>
        <Group className={`${field.box} ${field.boxSize.medium}`}>
          <Input ref={ref ?? null} className={field.input} {...(placeholder && { placeholder })} />
          <span className={field.trailing}>
            <Button className={`${iconButton.base} ${iconButton.size.small}`}>
              <ChevronDown size={16} aria-hidden="true" />
            </Button>
          </span>
        </Group>
      </FieldFrame>
      <Popover offset={4} className={popover.popover}>
        <OptionList
          isLong={allItems.length > manyOptions}
          visibleOptions={VisibleOptions}
          renderEmptyState={() => <div className={styles.empty}>{intl.formatMessage(messages.empty)}</div>}
        />
      </Popover>
    </AriaComboBox>
  );
}
