import Ellipsis from 'lucide-react/icons/ellipsis';
import { Cell, Row } from 'react-aria-components/Table';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import * as cards from '../Table/cards.css.ts';
import { cellClass } from './cellClass.ts';
import { type DataTableColumn, type Density, rowHeaderOf } from './columns.ts';
import { messages } from './DataTable.messages.ts';
import { RowSelection } from './RowSelection.tsx';
import * as styles from './DataTable.css.ts';

interface DataRowProps<Item> {
  item: Item;
  columns: readonly DataTableColumn<Item>[];
  href: ((item: Item) => string) | undefined;
  actions: ((item: Item) => readonly MenuEntry[]) | undefined;
  label: ((item: Item) => string) | undefined;
  isDisabled: boolean;
  hasBoxes: boolean;
  density: Density;
}

export function DataRow<Item extends { id: string }>({
  item,
  columns,
  href,
  actions,
  label,
  isDisabled,
  hasBoxes,
  density,
}: DataRowProps<Item>) {
  const intl = useUiIntl();
  const entries = actions?.(item) ?? [];
  return (
    <Row
      id={item.id}
      isDisabled={isDisabled}
      className={`${styles.row} ${cards.row} ${isDisabled ? styles.disabledRow : ''}`}
      {...(href && !isDisabled && { href: href(item) })}
    >
      {hasBoxes && (
        <Cell className={`${styles.cell} ${styles.narrow} ${cards.before}`}>
          <RowSelection />
        </Cell>
      )}
      {columns.map((column) => (
        <Cell key={column.id} className={cellClass(column, columns, density)} data-label={column.header}>
          {column.cell(item)}
        </Cell>
      ))}
      {actions && (
        <Cell className={`${styles.cell} ${styles.narrow} ${styles.pinned} ${cards.after}`}>
          {entries.length > 0 && (
            <Menu
              label={intl.formatMessage(messages.actionsOf, { row: nameOf(item, columns, label) })}
              showText="never"
              size="small"
              hasChevron={false}
              icon={<Ellipsis size={18} aria-hidden="true" />}
              items={entries}
            />
          )}
        </Cell>
      )}
    </Row>
  );
}

/** Name of a row, used in the label of its menu. */
function nameOf<Item extends { id: string }>(
  item: Item,
  columns: readonly DataTableColumn<Item>[],
  label: ((item: Item) => string) | undefined,
): string {
  const content = label ? label(item) : rowHeaderOf(columns)?.cell(item);
  return typeof content === 'string' ? content : item.id;
}
