import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Button, Collection, ComboBox, Input, Popover } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { useIsHydrated } from '../../theme/useIsHydrated.ts';
import * as comboBox from '../ComboBox/ComboBox.css.ts';
import { messages } from '../ComboBox/ComboBox.messages.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/Field.tsx';
import * as iconButton from '../IconButton/IconButton.css.ts';
import * as popover from '../Popover/Popover.css.ts';
import { manyOptions, type SelectItem } from '../Select/OptionList.tsx';
import { containsWords } from './containsWords.ts';
import * as styles from './MultiComboBox.css.ts';

export interface OptionSection {
  id: string;
  label: string;
  items: readonly SelectItem[];
}

export interface MultiComboBoxProps {
  label: string;
  /** Without a visible label there is no description and no error message. */
  isLabelVisible?: boolean;
  /** Typed words are searched in the labels of the option and of its section. */
  sections: readonly OptionSection[];
  /** Ids of the selected options. */
  selectedKeys: readonly string[];
  /** Called with the ids in the order of selection. */
  onSelectionChange: (ids: string[]) => void;
  /** At this number the remaining options are disabled; mention it in `description`. */
  maxSelectedKeys?: number;
  description?: ReactNode;
  errorMessage?: string | undefined;
  placeholder?: string;
  isDisabled?: boolean;
}

/**
 * Several of many options in sections; typing filters the list, which stays open. Show the selection in a `TagGroup`.
 */
export function MultiComboBox({
  label,
  isLabelVisible = true,
  sections,
  selectedKeys,
  onSelectionChange,
  maxSelectedKeys = Infinity,
  description,
  errorMessage,
  placeholder,
  isDisabled = false,
}: MultiComboBoxProps) {
  const [typed, setTyped] = useState('');
  const isTabbing = useIsTabbing();
  // On a server the list is closed.
  const isHydrated = useIsHydrated();
  const found = useMemo(() => (isHydrated ? matching(sections, typed) : []), [isHydrated, sections, typed]);
  const isFull = selectedKeys.length >= maxSelectedKeys;
  const unavailable = sections.flatMap(({ items }) =>
    items.filter(({ id, isDisabled: isOff }) => isOff || (isFull && !selectedKeys.includes(id))).map(({ id }) => id),
  );
  // Closing the list reports the previous selection again; passing it on would undo changes made meanwhile.
  const change = (ids: string[]) => {
    // React Aria selects the focused option when the user tabs away, and by that deselects one that is selected.
    if (isTabbing.current && ids.length < selectedKeys.length) return;
    if (ids.length !== selectedKeys.length || ids.some((id) => !selectedKeys.includes(id))) onSelectionChange(ids);
  };
  const box = (
    <Group className={`${field.box} ${field.boxSize.medium}`}>
      <Input className={field.input} {...(placeholder && { placeholder })} />
      <span className={field.trailing}>
        <Button className={`${iconButton.base} ${iconButton.size.small}`}>
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      </span>
    </Group>
  );
  return (
    <ComboBox
      selectionMode="multiple"
      items={found}
      inputValue={typed}
      onInputChange={setTyped}
      onOpenChange={(isOpen) => !isOpen && setTyped('')}
      value={selectedKeys}
      onChange={(keys) => change(keys.map(String))}
      disabledKeys={unavailable}
      allowsEmptyCollection
      menuTrigger="focus"
      isDisabled={isDisabled}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={field.field}
      {...(!isLabelVisible && { 'aria-label': label })}
    >
      {isLabelVisible ? (
        <FieldFrame label={label} description={description} errorMessage={errorMessage} isRequired={false}>
          {box}
        </FieldFrame>
      ) : (
        box
      )}
      <Popover offset={4} className={popover.popover}>
        <SectionList isLong={countOf(sections) > manyOptions} />
      </Popover>
    </ComboBox>
  );
}

/** Whether the last press of a key or pointer was the Tab key. */
function useIsTabbing(): RefObject<boolean> {
  const isTabbing = useRef(false);
  useEffect(() => {
    const note = (event: Event) => {
      isTabbing.current = event instanceof KeyboardEvent && event.key === 'Tab';
    };
    for (const press of ['keydown', 'pointerdown']) addEventListener(press, note, { capture: true });
    return () => {
      for (const press of ['keydown', 'pointerdown']) removeEventListener(press, note, { capture: true });
    };
  }, []);
  return isTabbing;
}

const countOf = (sections: readonly OptionSection[]) => sections.reduce((sum, { items }) => sum + items.length, 0);

function matching(sections: readonly OptionSection[], typed: string): OptionSection[] {
  return sections
    .map((section) => ({
      ...section,
      items: section.items.filter(({ label }) => containsWords(`${label} ${section.label}`, typed)),
    }))
    .filter(({ items }) => items.length > 0);
}

/**
 * Sections of the list.
 * @param isLong renders only the visible options
 */
function SectionList({ isLong }: { isLong: boolean }) {
  const intl = useUiIntl();
  const list = (
    <ListBox
      className={isLong ? `${popover.list} ${popover.longList}` : popover.list}
      renderEmptyState={() => <div className={comboBox.empty}>{intl.formatMessage(messages.empty)}</div>}
    >
      {(section: OptionSection) => (
        <ListBoxSection id={section.id}>
          <Header className={styles.heading}>{section.label}</Header>
          <Collection items={section.items}>{(item) => <Option {...item} />}</Collection>
        </ListBoxSection>
      )}
    </ListBox>
  );
  if (!isLong) return list;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 36, estimatedHeadingHeight: 32, padding: 4 }}>
      {list}
    </Virtualizer>
  );
}

function Option({ id, label, content = label, description }: SelectItem) {
  return (
    <ListBoxItem id={id} textValue={label} className={popover.item}>
      <span className={popover.itemText}>
        {content}
        {description && <span className={popover.itemDescription}>{description}</span>}
      </span>
      <Check size={16} aria-hidden="true" className={popover.check} />
    </ListBoxItem>
  );
}
