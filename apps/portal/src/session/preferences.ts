import { isLanguage, type Language } from '../i18n/languages.ts';
import { browserStorage, tabStorage } from './storage.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

const keys = {
  language: 'language',
  theme: 'theme',
  lastClientCode: 'lastClientCode',
  lastStation: 'lastStation',
  mapGround: 'mapGround',
} as const;

let fallback: Language = 'en';
let language: Language | null = null;

/** Language of a browser without a stored choice. */
export function setDefaultLanguage(value: Language): void {
  fallback = value;
}

export function currentLanguage(): Language {
  if (language) return language;
  const stored = browserStorage.get(keys.language);
  return isLanguage(stored) ? stored : fallback;
}

export function storeLanguage(value: Language): void {
  language = value;
  browserStorage.setAll({ [keys.language]: value });
}

export function currentTheme(): ThemeChoice {
  const stored = browserStorage.get(keys.theme);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function storeTheme(value: ThemeChoice): void {
  browserStorage.setAll({ [keys.theme]: value });
}

export const lastClientCode = {
  get: () => browserStorage.get(keys.lastClientCode),
  set: (code: string) => browserStorage.setAll({ [keys.lastClientCode]: code }),
  clear: () => browserStorage.removeAll([keys.lastClientCode]),
};

/** Id of the station that was opened last in this tab. */
export const lastStation = {
  get: () => tabStorage.get(keys.lastStation),
  set: (id: string) => tabStorage.setAll({ [keys.lastStation]: id }),
};

/** `plan` or `map`, on which stations are shown where a client has a site plan. */
export const mapGround = {
  get: () => browserStorage.get(keys.mapGround),
  set: (ground: string) => browserStorage.setAll({ [keys.mapGround]: ground }),
};
