import type { ReactNode } from 'react';
import type { SpaceToken } from '../../theme/space.ts';
import * as styles from './Stack.css.ts';

export interface StackProps {
  /** Space between the children. The children have no margins. */
  space?: SpaceToken | 'none' | undefined;
  /** Where children are placed that are narrower than the stack; `stretch` makes them as wide. */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /** Element of the stack. The children of a list are `li`. */
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | undefined;
  children: ReactNode;
}

/** Children below one another, with equal space between them. */
export function Stack({ space = 'medium', align = 'stretch', as: Element = 'div', children }: StackProps) {
  return <Element className={`${styles.stack} ${styles.align[align]} ${styles.gap[space]}`}>{children}</Element>;
}
