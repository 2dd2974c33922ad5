import { createContext, useContext } from 'react';
import type { Language } from '../i18n/languages.ts';
import type { ThemeChoice } from './preferences.ts';

export interface Preferences {
  language: Language;
  /** Resolves when the page is in this language. Rejects when its texts cannot be loaded. */
  setLanguage: (language: Language) => Promise<void>;
  theme: ThemeChoice;
  setTheme: (theme: ThemeChoice) => void;
}

export const PreferencesContext = createContext<Preferences | null>(null);

export function usePreferences(): Preferences {
  const preferences = useContext(PreferencesContext);
  if (!preferences) throw new Error('usePreferences outside the app');
  return preferences;
}
