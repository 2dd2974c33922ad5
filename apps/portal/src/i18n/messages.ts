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

/**
 * Loads only the current language, and first the texts shown before signing in. The build divides the files
 * (`vite.config.ts`) and compiles the messages, so the browser needs no parser.
 */
async function load(language: Language, names: readonly ('start' | 'rest')[]): Promise<Catalogue> {
  const loaded = await Promise.all(names.map((name) => languages[language][name]()));
  const [portal, ui] = [0, 1].map(
    (index) => Object.assign({}, ...loaded.map((part) => part[index]!.default)) as unknown,
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
  let isComplete = false;
  let chosen = initial;
  const show = (catalogue: Catalogue) => {
    current = catalogue;
    listeners.forEach((listener) => listener());
  };
  const complete = async (): Promise<void> => {
    if (isComplete) return;
    const { language } = current;
    const catalogue = await load(language, ['start', 'rest']);
    if (current.language !== language) return complete();
    isComplete = true;
    show(catalogue);
  };
  const setLanguage = async (language: Language): Promise<void> => {
    chosen = language;
    const isWhole = isComplete;
    const catalogue = await load(language, isWhole ? ['start', 'rest'] : ['start']);
    // The texts of a language chosen after this one may have come before.
    if (chosen !== language) return;
    // In the meantime, a screen has loaded that needs the other texts, too.
    if (isComplete && !isWhole) return setLanguage(language);
    store(language);
    show(catalogue);
  };
  return {
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Resolves when all texts of the protected screens are loaded. Rejects when they cannot be loaded. */
    complete,
    setLanguage,
  };
}

export type MessageStore = Awaited<ReturnType<typeof createMessages>>;
