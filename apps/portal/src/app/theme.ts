import type { ThemeChoice } from '../session/preferences.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
let chosen: ThemeChoice = 'system';

const resolved = () => (chosen === 'system' ? (dark.matches ? 'dark' : 'light') : chosen);

/** Applies a theme to the page; `system` keeps following the system. */
export function applyTheme(choice: ThemeChoice): void {
  chosen = choice;
  document.documentElement.dataset['theme'] = resolved();
  // Colours for the bars of the browser, one for each theme.
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const theme = bar.dataset['of']!;
    bar.media = choice === 'system' ? `(prefers-color-scheme: ${theme})` : choice === theme ? 'all' : 'not all';
  }
}

dark.addEventListener('change', () => applyTheme(chosen));

/** For `useSyncExternalStore`: the theme of the page, for components that draw on a canvas. */
export const themeStore = {
  subscribe: (listener: () => void) => {
    const observer = new MutationObserver(listener);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  },
  get: () => (document.documentElement.dataset['theme'] === 'dark' ? ('dark' as const) : ('light' as const)),
};
