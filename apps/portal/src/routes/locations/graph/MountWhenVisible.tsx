import { Card } from '@zrak/ui/Card';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { paperOnly, screenOnly, withoutBox } from '../../../shared/screenOnly.css.ts';
import { chartHeight } from './GraphArea.tsx';
import { NotOnPaper } from './NotOnPaper.tsx';

interface MountWhenVisibleProps {
  /** Heading of the card to mount. */
  heading: ReactNode;
  /** Expected height of the content in pixels. */
  height?: number;
  children: ReactNode;
}

/** Distance below the window at which loading starts. */
const ahead = '200px';

/** Delays the content of a card until the user scrolls near it, or prints. */
export function MountWhenVisible({ heading, height = chartHeight, children }: MountWhenVisibleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<'waiting' | 'printing' | 'mounted'>('waiting');
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setStage('mounted');
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    // The content loads for the next print: this one does not wait, and would have its empty frames.
    const begin = () => setStage((now) => (now === 'waiting' ? 'printing' : now));
    const end = () => setStage((now) => (now === 'printing' ? 'mounted' : now));
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return (
    <>
      {stage !== 'mounted' && (
        <div ref={ref} {...(stage === 'printing' && { className: paperOnly })}>
          <Card heading={heading}>
            <NotOnPaper>
              {/* Nothing is loading yet: a skeleton would be animated below the window as long as the page is open. */}
              <div style={{ height }} />
            </NotOnPaper>
          </Card>
        </div>
      )}
      {stage !== 'waiting' && <div className={stage === 'printing' ? screenOnly : withoutBox}>{children}</div>}
    </>
  );
}
