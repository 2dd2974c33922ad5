import { firstRowCount } from '../../theme/useFirstRows.ts';

interface Nested<Row> {
  id: string;
  children?: readonly Row[] | undefined;
}

/** The first visible rows of a tree. */
export const firstRows = <Row extends Nested<Row>>(items: readonly Row[], expanded: ReadonlySet<string>): Row[] =>
  openRows(items, expanded, firstRowCount);

/** The visible rows of a tree, of at most a number. A closed row keeps one child, because of which it has a button. */
export function openRows<Row extends Nested<Row>>(
  items: readonly Row[],
  expanded: ReadonlySet<string>,
  most = Infinity,
): Row[] {
  let left = most;
  const take = (rows: readonly Row[]): Row[] => {
    const taken: Row[] = [];
    for (const row of rows) {
      if (left === 0) break;
      left -= 1;
      const { id, children = [] } = row;
      const kept = expanded.has(id) ? take(children) : children.slice(0, 1).map(withoutChildren);
      taken.push({ ...row, children: kept });
    }
    return taken;
  };
  return take(items);
}

const withoutChildren = <Row extends Nested<Row>>(row: Row): Row => ({ ...row, children: [] });
