import { Card } from '@zrak/ui/Card';
import { Skeleton } from '@zrak/ui/Skeleton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { chartHeight } from './GraphArea.tsx';

interface MountWhenVisibleProps {
  /** Of the card that comes. */
  heading: string;
  /** Pixels its content will take. */
  height?: number;
  children: ReactNode;
}

/** How far below the window something is already on its way. */
const ahead = '200px';

/** What stands far down a page loads nothing before somebody is about to see it. */
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
    <div ref={ref}>
      <Card heading={heading}>
        <Skeleton shape="block" height={`${height}px`} />
      </Card>
    </div>
  );
}
