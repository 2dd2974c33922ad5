import { TableLayout } from 'react-aria-components/Virtualizer';

/** Keeps the first column in view, as a table that is not virtual does. */
export class StickyTableLayout<Item> extends TableLayout<Item> {
  protected override isStickyColumn(node: { index: number }): boolean {
    return node.index === 0;
  }
}
