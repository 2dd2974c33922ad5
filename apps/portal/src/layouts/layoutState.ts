import type { ShellLayout, TopBarTheme } from '@zrak/ui/AppShell';
import { useSyncExternalStore } from 'react';
import { browserStorage } from '../session/storage.ts';

export interface LayoutState {
  layout: ShellLayout;
  topBarTheme: TopBarTheme;
}

/** In the order in which they are offered; the first one is used without a choice. */
export const layouts: readonly ShellLayout[] = ['horizontal', 'vertical'];
export const topBarThemes: readonly TopBarTheme[] = ['light', 'dark'];

const keys = { layout: 'layout', topBarTheme: 'topBarTheme' } as const;

function stored<Choice extends string>(key: string, choices: readonly Choice[]): Choice {
  const value = browserStorage.get(key);
  return choices.find((choice) => choice === value) ?? choices[0]!;
}

/** The page frame as this browser shows it: `changeLayout` and `changeTopBarTheme` are the only ways to change it. */
export function createLayoutState() {
  const listeners = new Set<() => void>();
  let state: LayoutState = {
    layout: stored(keys.layout, layouts),
    topBarTheme: stored(keys.topBarTheme, topBarThemes),
  };
  const change = (next: Partial<LayoutState>) => {
    state = { ...state, ...next };
    browserStorage.setAll({ [keys.layout]: state.layout, [keys.topBarTheme]: state.topBarTheme });
    for (const listener of listeners) listener();
  };
  return {
    current: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    changeLayout: (layout: ShellLayout) => change({ layout }),
    changeTopBarTheme: (topBarTheme: TopBarTheme) => change({ topBarTheme }),
  };
}

/** One state for the page. */
const page = createLayoutState();

export const { changeLayout, changeTopBarTheme } = page;

export const useLayoutState = (): LayoutState => useSyncExternalStore(page.subscribe, page.current);
