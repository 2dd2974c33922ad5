import { createContext, useContext } from 'react';

export interface ShellState {
  /** `rail`: icons only. `drawer`: over the page, on a phone. */
  menu: 'full' | 'rail' | 'drawer';
  openMenu: () => void;
  menuId: string;
}

const ShellContext = createContext<ShellState>({ menu: 'full', openMenu: () => undefined, menuId: 'menu' });

export const ShellProvider = ShellContext.Provider;

export function useShell(): ShellState {
  return useContext(ShellContext);
}
