import { useSyncExternalStore } from 'react';
import { type Scheme, schemeOf } from './palettes.ts';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast'] });
  return () => observer.disconnect();
}

/** The theme that is chosen in the toolbar. */
export const useScheme = (): Scheme =>
  useSyncExternalStore(subscribe, () => schemeOf(document.documentElement.dataset));
