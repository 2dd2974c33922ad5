import { createContext, type ReactNode, useContext, useRef } from 'react';
import { Separator } from 'react-aria-components/Separator';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { useHiddenEdges } from '../parts/useHiddenEdges.ts';
import * as styles from './Toolbar.css.ts';

type Orientation = 'horizontal' | 'vertical';

const OrientationContext = createContext<Orientation>('horizontal');

export interface ToolbarProps {
  /** Accessible name: what the controls act on. */
  label: string;
  orientation?: Orientation | undefined;
  /** `plain`: without a frame, in one row that scrolls sideways where it is too long; its edges show that. */
  look?: 'framed' | 'plain' | undefined;
  /** Buttons, icon buttons, menus and toggle buttons. Text fields need the arrow keys themselves. */
  children: ReactNode;
}

/** Controls of one thing in one tab stop: arrow keys move between them, and Tab leaves them. */
export function Toolbar({ label, orientation = 'horizontal', look = 'framed', children }: ToolbarProps) {
  const ref = useRef<HTMLDivElement>(null);
  useHiddenEdges(ref);
  return (
    <OrientationContext value={orientation}>
      <AriaToolbar ref={ref} aria-label={label} orientation={orientation} className={styles.toolbar[look]}>
        {children}
      </AriaToolbar>
    </OrientationContext>
  );
}

/** A line between groups of controls of a `Toolbar`. */
export function ToolbarSeparator() {
  const isVertical = useContext(OrientationContext) === 'horizontal';
  return <Separator orientation={isVertical ? 'vertical' : 'horizontal'} className={styles.separator} />;
}
