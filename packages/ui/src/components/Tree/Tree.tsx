import ChevronRight from 'lucide-react/icons/chevron-right';
import { createElement, type ReactNode, useMemo, useState } from 'react';
import { Collection } from 'react-aria-components/Collection';
import {
  Button,
  Checkbox,
  Tree as AriaTree,
  TreeItem as AriaTreeItem,
  TreeItemContent,
} from 'react-aria-components/Tree';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { useIsHydrated } from '../../theme/useIsHydrated.ts';
import { CheckboxBox } from '../Checkbox/CheckboxBox.tsx';
import { messages } from './Tree.messages.ts';
import { useVisibleOptions } from '../Select/useVisibleOptions.ts';
import { firstRows, openRows } from './firstRows.ts';
import * as styles from './Tree.css.ts';

export interface TreeItem {
  id: string;
  label: string;
  /** Before the label; hidden from assistive technology. */
  icon?: ReactNode;
  /** After the label: a count or a date. */
  detail?: string | undefined;
  /** The row is a link to this address. */
  href?: string | undefined;
  isDisabled?: boolean | undefined;
  children?: readonly TreeItem[] | undefined;
}

export interface TreeProps {
  label: string;
  items: readonly TreeItem[];
  /** `multiple` has a box in each row; boxes of parents and children are independent. */
  selectionMode?: 'none' | 'single' | 'multiple' | undefined;
  /** Ids of the selected rows. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onChange?: ((value: string[]) => void) | undefined;
  /** Ids of the rows whose children are shown. */
  expanded?: readonly string[] | undefined;
  defaultExpanded?: readonly string[] | undefined;
  onExpandedChange?: ((expanded: string[]) => void) | undefined;
  /** Called when a row is pressed; in a tree with selection, on a double press or Enter. */
  onAction?: ((id: string) => void) | undefined;
  /** Shown instead of rows. */
  emptyContent?: ReactNode;
}

const textsOf = (keys: Iterable<unknown>) => [...keys].map(String);

const noRows: readonly string[] = [];

/** A tree of at least this many rows, open or not, scrolls by itself and renders only the visible ones. */
const manyRows = 100;

/** Nested things that can be opened, selected or followed: folders, areas with their stations. A long tree scrolls by itself. */
export function Tree({
  label,
  items,
  selectionMode = 'none',
  value,
  defaultValue,
  onChange,
  expanded,
  defaultExpanded = noRows,
  onExpandedChange,
  onAction,
  emptyContent,
}: TreeProps) {
  const intl = useUiIntl();
  const isHydrated = useIsHydrated();
  const [ownExpanded, setOwnExpanded] = useState(defaultExpanded);
  const keys = expanded ?? ownExpanded;
  const isLong = useMemo(() => idsOf(items).length >= manyRows, [items]);
  const { visibleOptions, isReady } = useVisibleOptions(isLong);
  const isWhole = isHydrated && isReady;
  const shown = useMemo(() => {
    const open = new Set(keys);
    return isWhole ? openRows(items, open) : firstRows(items, open);
  }, [isWhole, items, keys]);
  const tree = (
    <AriaTree
      aria-label={label}
      items={shown}
      selectionMode={selectionMode}
      {...(value && { selectedKeys: value })}
      {...(defaultValue && { defaultSelectedKeys: defaultValue })}
      expandedKeys={keys}
      {...(onAction && { onAction: (id) => onAction(String(id)) })}
      onSelectionChange={(selected) => onChange?.(selected === 'all' ? idsOf(items) : textsOf(selected))}
      onExpandedChange={(changed) => {
        setOwnExpanded(textsOf(changed));
        onExpandedChange?.(textsOf(changed));
      }}
      renderEmptyState={() => <div className={styles.empty}>{emptyContent ?? intl.formatMessage(messages.empty)}</div>}
      className={isLong ? styles.longTree : styles.tree}
    >
      {(item) => <Row item={item} />}
    </AriaTree>
  );
  return visibleOptions ? createElement(visibleOptions, null, tree) : tree;
}

/** All ids of a tree, also of rows that are not shown. */
function idsOf(items: readonly TreeItem[]): string[] {
  return items.flatMap(({ id, children = [] }) => [id, ...idsOf(children)]);
}

function Row({ item: { id, label, icon, detail, href, isDisabled = false, children = [] } }: { item: TreeItem }) {
  return (
    <AriaTreeItem id={id} textValue={label} isDisabled={isDisabled} className={styles.row} {...(href && { href })}>
      <TreeItemContent>
        {({ hasChildItems, selectionMode, selectionBehavior }) => (
          <div className={styles.content}>
            {hasChildItems ? (
              <Button slot="chevron" className={styles.toggle}>
                <ChevronRight size={16} aria-hidden="true" className={styles.chevron} />
              </Button>
            ) : (
              <span className={styles.leaf} />
            )}
            {selectionMode === 'multiple' && selectionBehavior === 'toggle' && (
              <Checkbox slot="selection" className={styles.checkbox}>
                {(state) => <CheckboxBox {...state} />}
              </Checkbox>
            )}
            {icon && (
              <span aria-hidden="true" className={styles.icon}>
                {icon}
              </span>
            )}
            <span className={styles.label}>{label}</span>
            {detail && <bdi className={styles.detail}>{detail}</bdi>}
          </div>
        )}
      </TreeItemContent>
      <Collection items={children}>{(child) => <Row item={child} />}</Collection>
    </AriaTreeItem>
  );
}
