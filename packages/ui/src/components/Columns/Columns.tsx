import { createContext, type ReactNode, useContext } from 'react';
import type { SpaceToken } from '../../theme/space.ts';
import * as styles from './Columns.css.ts';

/** `phone` is below 768 px, `narrow` below 1024 px. */
export type CollapseBelow = 'phone' | 'narrow' | 'never';

const CollapseContext = createContext<CollapseBelow>('phone');

export interface ColumnsProps {
  /** Space between the columns, and between the rows when they are below one another. */
  space?: SpaceToken | 'none' | undefined;
  /** Position of columns of different heights; `stretch` makes all as high as the highest. */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /** Width of the window below which the columns are placed below one another, in the same order. */
  collapseBelow?: CollapseBelow | undefined;
  /** `Column` elements. */
  children: ReactNode;
}

/** Columns of a row. For children of different widths that wrap use `Inline`. */
export function Columns({ space = 'large', align = 'stretch', collapseBelow = 'phone', children }: ColumnsProps) {
  const { columns, space: spaces, align: aligns, collapseBelow: collapses } = styles;
  return (
    <CollapseContext value={collapseBelow}>
      <div className={`${columns} ${spaces[space]} ${aligns[align]} ${collapses[collapseBelow]}`}>{children}</div>
    </CollapseContext>
  );
}

export interface ColumnProps {
  /** `fill` shares what is left with other such columns; `content` is as wide as its content. */
  width?: 'fill' | 'content' | '1/4' | '1/3' | '1/2' | '2/3' | '3/4' | undefined;
  children: ReactNode;
}

/** One column of `Columns`. */
export function Column({ width = 'fill', children }: ColumnProps) {
  const collapseBelow = useContext(CollapseContext);
  return (
    <div className={`${styles.column} ${styles.width[width]} ${styles.collapsedBelow[collapseBelow]}`}>{children}</div>
  );
}
