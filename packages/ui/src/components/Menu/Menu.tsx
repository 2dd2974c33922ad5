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
  /** Goes there instead of calling `onAction`. */
  href?: string;
  onAction?: () => void;
  tone?: 'default' | 'danger';
  isDisabled?: boolean;
  /** A line before it. */
  startsGroup?: boolean;
  /** Language its label is written in, when it is not the page's. */
  lang?: string;
}

export interface MenuProps {
  /** Accessible name of the trigger. */
  label: string;
  /** What the trigger shows; its `label` when left out. */
  text?: ReactNode;
  /** `wide`: only where there is room; `never`: the icon alone. */
  showText?: 'always' | 'wide' | 'never';
  icon?: ReactNode;
  /** False where the icon says by itself that something opens. */
  hasChevron?: boolean;
  size?: 'small' | 'medium';
  /** Above the entries: who is signed in, say. */
  header?: ReactNode;
  items: readonly MenuEntry[];
  /** Makes it a choice of one: this entry carries the check mark. */
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
