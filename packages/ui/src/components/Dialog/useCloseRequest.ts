import { useEffect, useRef } from 'react';
import { media } from '../../theme/media.ts';

/** Of the browser, which asks for what Back closes: https://html.spec.whatwg.org/multipage/interaction.html#closewatcher */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/**
 * Lets the Back button or gesture of a phone close what is open, instead of leaving the page. The history gets no entry.
 * Browsers without `CloseWatcher` (Safari) leave the page. With a mouse, Escape already closes what is open.
 */
export function useCloseRequest(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const { CloseWatcher: Watcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!isOpen || !Watcher || !matchMedia(media.touch).matches) return undefined;
    let watcher: CloseWatcher;
    const watch = () => {
      watcher = new Watcher();
      watcher.addEventListener('close', () => {
        latest.current();
        // It may stay open, for example to ask about unsaved input, and a watcher asks once.
        watch();
      });
    };
    watch();
    return () => watcher.destroy();
  }, [isOpen]);
}
