import type { ReactNode } from 'react';
import type { TextSize } from '../Text/Text.tsx';
import * as styles from './Heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps {
  /** Level in the outline of the page: one more than the heading above it. It does not depend on the size. */
  level: HeadingLevel;
  /** By default it follows the level. */
  size?: TextSize | undefined;
  /** For `aria-labelledby`, and for links to the section. */
  id?: string | undefined;
  children: ReactNode;
}

const sizes = { 1: 'headline', 2: 'title', 3: 'large', 4: 'body', 5: 'body', 6: 'small' } as const;

/** Title of a section. For the title of a screen use `PageHeader`. */
export function Heading({ level, size = sizes[level], id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={`${styles.heading} ${styles.size[size]}`}>
      {children}
    </Element>
  );
}
