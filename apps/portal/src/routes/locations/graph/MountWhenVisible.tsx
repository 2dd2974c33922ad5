import { Card } from '@zrak/ui/Card';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { screenOnly } from '../../../shared/screenOnly.css.ts';
import { chartHeight } from './GraphArea.tsx';

interface MountWhenVisibleProps {
  /** Heading of the card to mount. */
  heading: ReactNode;
  /** Expected height of the content in pixels. */
  height?: number;
  children: ReactNode;
}

/** Distance below the window at which loading starts. */
const ahead = '200px';

/** Delays the content of a card until the user scrolls near it. */
export function MountWhenVisible({ heading, height = chartHeight, children }: MountWhenVisibleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setSeen(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if (isSeen) return children;
  return (
    // A print does not wait for data: paper would have an empty frame.
    <div ref={ref} className={screenOnly}>
      <Card heading={heading}>
        {/* Nothing is loading yet: a skeleton would be animated below the window as long as the page is open. */}
        <div style={{ height }} />
      </Card>
    </div>
  );
}
