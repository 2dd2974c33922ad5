import type { UiMessages } from '@zrak/ui/provider';
import type { IntlConfig } from 'react-intl';
import type { Language } from './languages.ts';

export interface Messages {
  portal: NonNullable<IntlConfig['messages']>;
  ui: UiMessages;
}

/** Only the language that is shown is loaded; the build compiles the messages, so no parser comes along. */
const loaders: Record<Language, () => Promise<[{ default: object }, { default: object }]>> = {
  en: () => Promise.all([import('./en.json'), import('@zrak/ui/locales/en.json')]),
  sl: () => Promise.all([import('./sl.json'), import('@zrak/ui/locales/sl.json')]),
  de: () => Promise.all([import('./de.json'), import('@zrak/ui/locales/de.json')]),
};

export async function loadMessages(language: Language): Promise<Messages> {
  const [portal, ui] = await loaders[language]();
  return { portal: portal.default as Messages['portal'], ui: ui.default as UiMessages };
}
