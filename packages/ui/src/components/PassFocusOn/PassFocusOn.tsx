import type { ReactNode } from 'react';
import { type FocusTarget, useFocusPassedOn } from './useFocusPassedOn.ts';

export interface PassFocusOnProps {
  /** By default the element around; `neighbour` for one control of several, `heading` for a part of a page. */
  to?: FocusTarget;
  children: ReactNode;
}

/** Content that can disappear on the press of a button in it: it passes the focus on, which would be lost. */
export function PassFocusOn({ to = 'around', children }: PassFocusOnProps) {
  const ref = useFocusPassedOn<HTMLDivElement>(to);
  return (
    <div ref={ref} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
