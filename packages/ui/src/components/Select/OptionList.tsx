import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import * as popover from '../Popover/Popover.css.ts';

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
  /** Renders only the visible options. */
  isLong: boolean;
  renderEmptyState?: () => ReactNode;
}

/** A list with at least this many options renders only the visible ones. */
export const manyOptions = 100;

/** List of options of `Select` and `ComboBox`. */
export function OptionList({ items, isLong, renderEmptyState }: OptionListProps) {
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
  if (!isLong) return list;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 36, padding: 4 }}>
      {list}
    </Virtualizer>
  );
}
