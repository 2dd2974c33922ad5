import type { UiMessages } from '@zrak/ui/provider';
import type { IntlConfig } from 'react-intl';
import { type Language, languages } from './languages.ts';

type PortalMessages = NonNullable<IntlConfig['messages']>;

/** Loaded messages and their language. */
export interface Catalogue {
  language: Language;
  portal: PortalMessages;
  ui: UiMessages;
}

/** Texts before signing in, those of the screens of administrators, and all others. */
export type PartName = 'start' | 'admin' | 'rest';

/**
 * Loads only the current language, and first the texts shown before signing in. The build divides the files
 * (`vite.config.ts`) and compiles the messages, so the browser needs no parser.
 */
async function load(language: Language, names: readonly PartName[]): Promise<Catalogue> {
  const loaded = await Promise.all(names.map((name) => languages[language][name]()));
  const [portal, ui] = [0, 1].map(
    (index) => Object.assign({}, ...loaded.map((part) => part[index]?.default)) as unknown,
  );
  return { language, portal: portal as PortalMessages, ui: ui as UiMessages };
}

/**
 * The messages of the portal. One object for the page; React reads it as an external store.
 *
 * @param store called with a chosen language before a screen shows it: the screen then loads data in this language
 */
export async function createMessages(initial: Language, store: (language: Language) => void) {
  const listeners = new Set<() => void>();
  let current = await load(initial, ['start']);
  let parts: readonly PartName[] = ['start'];
  let chosen = initial;
  const show = (catalogue: Catalogue) => {
    current = catalogue;
    listeners.forEach((listener) => listener());
  };
  const add = async (needed: readonly PartName[]): Promise<void> => {
    const missing = needed.filter((name) => !parts.includes(name));
    if (missing.length === 0) return;
    const { language } = current;
    const known = parts;
    const catalogue = await load(language, [...known, ...missing]);
    // Another language, or another part, came before.
    if (current.language !== language || parts !== known) return add(needed);
    parts = [...known, ...missing];
    show(catalogue);
  };
  const setLanguage = async (language: Language): Promise<void> => {
    chosen = language;
    const known = parts;
    const catalogue = await load(language, known);
    // The texts of a language chosen after this one may have come before.
    if (chosen !== language) return;
    // In the meantime, a screen has loaded that needs other texts, too.
    if (parts !== known) return setLanguage(language);
    store(language);
    show(catalogue);
  };
  return {
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Resolves when these parts are loaded. Rejects when they cannot be loaded. */
    add,
    setLanguage,
  };
}

export type MessageStore = Awaited<ReturnType<typeof createMessages>>;
