import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components/Menu';
import * as popover from '../Popover/Popover.css.ts';
import * as styles from './Menu.css.ts';

export interface MenuEntry {
  id: string;
  label: string;
  description?: string;
  icon?: ReactNode;
  /** Navigates instead of calling `onAction`. */
  href?: string;
  onAction?: () => void;
  tone?: 'default' | 'danger';
  isDisabled?: boolean;
  /** Draws a separator before the entry. */
  startsGroup?: boolean;
  /** Language of the label if it differs from the page's. */
  lang?: string;
}

export interface MenuProps {
  /** Accessible name of the trigger. */
  label: string;
  /** Content of the trigger; by default its `label`. */
  text?: ReactNode;
  /** `wide`: only on a wide screen; `never`: only the icon. */
  showText?: 'always' | 'wide' | 'never';
  icon?: ReactNode;
  /** False if the icon alone shows that a menu opens. */
  hasChevron?: boolean;
  size?: 'small' | 'medium';
  /** Content above the entries, for example the current user. */
  header?: ReactNode;
  items: readonly MenuEntry[];
  /** Turns the menu into a single choice: this entry has the check mark. */
  selectedId?: string;
  placement?: 'bottom start' | 'bottom end';
}

export function Menu({
  label,
  text,
  showText = 'always',
  icon,
  hasChevron = true,
  size = 'medium',
  header,
  items,
  selectedId,
  placement = 'bottom end',
}: MenuProps) {
  return (
    <MenuTrigger>
      <Button className={`${styles.trigger} ${styles.size[size]}`} aria-label={label}>
        {icon}
        <span className={styles.text[showText]}>{text ?? label}</span>
        {hasChevron && <ChevronDown size={16} aria-hidden="true" className={styles.chevron} />}
      </Button>
      <Popover placement={placement} offset={6} className={popover.popover}>
        {header && <div className={popover.header}>{header}</div>}
        <AriaMenu
          className={popover.list}
          aria-label={label}
          onAction={(id) => items.find((item) => item.id === id)?.onAction?.()}
          {...(selectedId !== undefined && {
            selectionMode: 'single' as const,
            disallowEmptySelection: true,
            selectedKeys: [selectedId],
          })}
        >
          {items.flatMap((item) => [
            item.startsGroup && <Separator key={`${item.id}-line`} className={popover.separator} />,
            <MenuItem
              key={item.id}
              id={item.id}
              textValue={item.label}
              isDisabled={item.isDisabled ?? false}
              className={item.tone === 'danger' ? `${popover.item} ${popover.danger}` : popover.item}
              {...(item.href && { href: item.href })}
            >
              {item.icon && <span className={popover.itemIcon}>{item.icon}</span>}
              <span className={popover.itemText} lang={item.lang}>
                {item.label}
                {item.description && <span className={popover.itemDescription}>{item.description}</span>}
              </span>
              {selectedId !== undefined && <Check size={16} aria-hidden="true" className={popover.check} />}
            </MenuItem>,
          ])}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
