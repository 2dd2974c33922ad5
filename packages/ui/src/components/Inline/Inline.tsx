import type { ReactNode } from 'react';
import type { SpaceToken } from '../../theme/space.ts';
import { gap } from '../Stack/Stack.css.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps {
  /** Space between the children, and between rows. */
  space?: SpaceToken | 'none' | undefined;
  /** Position in the row of children of different heights; `baseline` for text of different sizes. */
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** Where the children are placed if the row is wider; `between` puts the first and the last at its ends. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Element of the row. The children of a list are `li`. */
  as?: 'div' | 'ul' | 'ol' | undefined;
  children: ReactNode;
}

/** Children beside one another, each as wide as its content. They wrap to more rows where one is too narrow. */
export function Inline({
  space = 'small',
  align = 'center',
  justify = 'start',
  as: Element = 'div',
  children,
}: InlineProps) {
  return (
    <Element className={`${styles.inline} ${styles.align[align]} ${styles.justify[justify]} ${gap[space]}`}>
      {children}
    </Element>
  );
}
