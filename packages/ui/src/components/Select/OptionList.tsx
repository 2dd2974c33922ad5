import Check from 'lucide-react/icons/check';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import * as popover from '../Popover/Popover.css.ts';
import type { VisibleOptionsProps } from './VisibleOptions.tsx';

export interface SelectItem {
  id: string;
  label: string;
  /** Shown instead of the label, which is still read and searched: a `Formula`. */
  content?: ReactNode;
  description?: string;
  isDisabled?: boolean;
}

interface OptionListProps {
  /** Omitted if the surrounding field filters the items. */
  items?: readonly SelectItem[];
  isLong: boolean;
  /** For a long list: renders only those of its options that are visible. */
  visibleOptions: ComponentType<VisibleOptionsProps> | undefined;
  renderEmptyState?: () => ReactNode;
}

/** A list with at least this many options renders only the visible ones. */
export const manyOptions = 100;

/** List of options of `Select` and `ComboBox`. */
export function OptionList({ items, isLong, visibleOptions, renderEmptyState }: OptionListProps) {
  const list = (
    <ListBox
      {...(items && { items })}
      {...(renderEmptyState && { renderEmptyState })}
      className={isLong ? `${popover.list} ${popover.longList}` : popover.list}
    >
      {(item: SelectItem) => (
        <ListBoxItem id={item.id} textValue={item.label} isDisabled={item.isDisabled ?? false} className={popover.item}>
          <span className={popover.itemText}>
            {item.content ?? item.label}
            {item.description && <span className={popover.itemDescription}>{item.description}</span>}
          </span>
          <Check size={16} aria-hidden="true" className={popover.check} />
        </ListBoxItem>
      )}
    </ListBox>
  );
  return isLong && visibleOptions ? createElement(visibleOptions, null, list) : list;
}
