import type { ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';

export interface VisibleOptionsProps {
  children: ReactNode;
}

const layoutOptions = { estimatedRowHeight: 36, padding: 4 };

/** Around a list of options: renders only those that are visible. */
export function VisibleOptions({ children }: VisibleOptionsProps) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      {children}
    </Virtualizer>
  );
}
