import { type ReactNode, useEffect, useRef, useState } from 'react';
import { focusAnyway } from '../PassFocusOn/useFocusPassedOn.ts';
import * as field from '../Field/Field.css.ts';
import * as styles from './Dialog.css.ts';

interface DialogBodyProps {
  /** Title of the dialog; names the content while it can take the focus. */
  title: string;
  id?: string;
  tone?: 'default' | 'muted';
  children: ReactNode;
}

const focusable = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], :disabled)';

/** An error that appears below the focused field scrolls into view. An open list of options would close. */
function showFocusedField(content: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || !content.contains(focused) || focused.ariaExpanded === 'true') return;
  focused.closest(`.${field.field}`)?.scrollIntoView({ block: 'nearest' });
}

/** The heading of the page gets the focus if the element that opened the dialog is gone. */
function useFocusAfterwards(): void {
  useEffect(
    () => () => {
      // React Aria returns the focus in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const heading = document.querySelector('h1');
          if (heading && document.activeElement === document.body) focusAnyway(heading);
        }),
      );
    },
    [],
  );
}

/** The scrolling content of a dialog. */
export function DialogBody({ title, id, tone = 'default', children }: DialogBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [needsFocus, setNeedsFocus] = useState(false);
  useFocusAfterwards();
  // Content without a control can be scrolled by keyboard only if it takes the focus itself.
  useEffect(() => {
    const [outer, inner] = [body.current, content.current];
    if (!outer || !inner) return undefined;
    const observer = new ResizeObserver(() => {
      const isScrolled = getComputedStyle(outer).overflowY === 'auto' && outer.scrollHeight > outer.clientHeight;
      setNeedsFocus(isScrolled && !inner.querySelector(focusable));
      showFocusedField(inner);
    });
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={body}
      id={id}
      className={tone === 'muted' ? `${styles.body} ${styles.alertBody}` : styles.body}
      {...(needsFocus && { role: 'group', 'aria-label': title, tabIndex: 0 })}
    >
      <div ref={content}>{children}</div>
    </div>
  );
}
