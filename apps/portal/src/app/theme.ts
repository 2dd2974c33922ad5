import type { ThemeChoice } from '../session/preferences.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
let chosen: ThemeChoice = 'system';

const resolved = () => (chosen === 'system' ? (dark.matches ? 'dark' : 'light') : chosen);

/** Puts a theme on the page; `system` goes on following the system. */
export function applyTheme(choice: ThemeChoice): void {
  chosen = choice;
  document.documentElement.dataset['theme'] = resolved();
}

dark.addEventListener('change', () => applyTheme(chosen));

/** For `useSyncExternalStore`: what the page is drawn in, for those who draw on a canvas. */
export const themeStore = {
  subscribe: (listener: () => void) => {
    const observer = new MutationObserver(listener);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  },
  get: () => (document.documentElement.dataset['theme'] === 'dark' ? ('dark' as const) : ('light' as const)),
};
