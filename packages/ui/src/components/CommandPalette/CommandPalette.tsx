import Search from 'lucide-react/icons/search';
import { type Key, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, SearchField } from 'react-aria-components/SearchField';
import * as popover from '../Popover/Popover.css.ts';
import { useCloseRequest } from '../Dialog/useCloseRequest.ts';
import { useUnderlay } from '../Dialog/useUnderlay.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CommandPalette.css.ts';

export interface CommandPaletteItem {
  /** Unique in all sections. */
  id: string;
  label: string;
  description?: string | undefined;
  icon?: ReactNode;
  href: string;
}

export interface CommandPaletteSection {
  id: string;
  title: string;
  items: readonly CommandPaletteItem[];
  /** Where `items` are a part: a last entry that shows further ones. The palette stays open. */
  more?: { label: string; onAction: () => void } | undefined;
}

const keyOfMore = (id: string) => `more ${id}`;

export interface CommandPaletteProps {
  /** Name of the dialog and of its field. */
  label: string;
  placeholder?: string | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  query: string;
  onQueryChange: (query: string) => void;
  /** Already filtered by `query`: the caller knows which of its items are worth showing, and how many. */
  sections: readonly CommandPaletteSection[];
  /** Announced when it changes, and shown if no section has an item: "5 results", "Nothing found". */
  statusText: string;
  /** A sentence below the results, for example that more results are loading. */
  note?: string | undefined;
}

/**
 * A dialog to go to a page by typing part of its name. Enter opens the first result; the arrow keys move between the field
 * and the results.
 */
export function CommandPalette({
  label,
  placeholder,
  isOpen,
  onOpenChange,
  query,
  onQueryChange,
  sections,
  statusText,
  note,
}: CommandPaletteProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const filled = sections.filter(({ items }) => items.length > 0);
  const underlay = useUnderlay();
  useCloseRequest(isOpen, () => onOpenChange(false));
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];

  const onFieldKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const [first] = options();
    if (event.key === 'ArrowDown') first?.focus();
    else if (event.key === 'Enter') first?.click();
    else return;
    event.preventDefault();
  };
  const onListKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' || document.activeElement !== options()[0]) return;
    event.preventDefault();
    event.stopPropagation();
    field.current?.focus();
  };
  const onAction = (key: Key) => {
    const more = filled.find(({ id }) => keyOfMore(id) === key)?.more;
    if (!more) return onOpenChange(false);
    // The entry may disappear; React Aria would then focus one of another section.
    field.current?.focus();
    more.onAction();
  };

  return (
    <ModalOverlay {...underlay} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={styles.overlay}>
      <Modal className={styles.modal}>
        <Dialog aria-label={label} className={styles.dialog}>
          <SearchField
            aria-label={label}
            value={query}
            onChange={onQueryChange}
            className={styles.field}
            // The user has asked to search.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          >
            <Search size={20} aria-hidden="true" className={styles.icon} />
            <Input
              ref={field}
              className={styles.input}
              onKeyDown={onFieldKeyDown}
              {...(placeholder && { placeholder })}
            />
          </SearchField>
          <VisuallyHidden>
            <span role="status">{statusText}</span>
          </VisuallyHidden>
          {filled.length === 0 ? (
            <p className={styles.empty} aria-hidden="true">
              {statusText}
            </p>
          ) : (
            // Before React Aria's own handler, which would keep the focus on the first result.
            <div className={styles.results} onKeyDownCapture={onListKeyDown}>
              <ListBox ref={list} aria-label={label} className={styles.list} selectionMode="none" onAction={onAction}>
                {filled.map((section) => (
                  <ListBoxSection key={section.id} id={section.id}>
                    <Header className={styles.title}>{section.title}</Header>
                    {section.items.map((item) => (
                      <ListBoxItem
                        key={item.id}
                        id={item.id}
                        textValue={item.label}
                        href={item.href}
                        className={popover.item}
                      >
                        {item.icon && <span className={popover.itemIcon}>{item.icon}</span>}
                        <span className={styles.label}>{item.label}</span>
                        {item.description && <span className={styles.description}>{item.description}</span>}
                      </ListBoxItem>
                    ))}
                    {section.more && (
                      <ListBoxItem
                        id={keyOfMore(section.id)}
                        textValue={section.more.label}
                        className={`${popover.item} ${styles.more}`}
                      >
                        {section.more.label}
                      </ListBoxItem>
                    )}
                  </ListBoxSection>
                ))}
              </ListBox>
            </div>
          )}
          {note && <p className={styles.foot}>{note}</p>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
