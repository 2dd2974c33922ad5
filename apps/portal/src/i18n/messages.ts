import type { UiMessages } from '@zrak/ui/provider';
import type { IntlConfig } from 'react-intl';
import { type Language, languages } from './languages.ts';

type PortalMessages = NonNullable<IntlConfig['messages']>;

/** What can be said so far, and in which language. */
export interface Catalogue {
  language: Language;
  portal: PortalMessages;
  ui: UiMessages;
}

/**
 * Only the language that is shown is loaded, and of it first what is said before somebody has signed in. The build
 * divides the files (`vite.config.ts`) and compiles the messages, so no parser comes along.
 */
async function load(language: Language, names: readonly ('start' | 'rest')[]): Promise<Catalogue> {
  const loaded = await Promise.all(names.map((name) => languages[language][name]()));
  const [portal, ui] = [0, 1].map((room) => Object.assign({}, ...loaded.map((part) => part[room]!.default)) as unknown);
  return { language, portal: portal as PortalMessages, ui: ui as UiMessages };
}

/** What the portal says. One for the page; React reads it as an external store. */
export async function createMessages(language: Language) {
  const listeners = new Set<() => void>();
  let current = await load(language, ['start']);
  let isComplete = false;
  const show = (catalogue: Catalogue) => {
    current = catalogue;
    listeners.forEach((listener) => listener());
  };
  const complete = async (): Promise<void> => {
    if (isComplete) return;
    const { language: wanted } = current;
    const catalogue = await load(wanted, ['start', 'rest']);
    if (current.language !== wanted) return complete();
    isComplete = true;
    show(catalogue);
  };
  const speak = async (wanted: Language): Promise<void> => {
    const isWhole = isComplete;
    const catalogue = await load(wanted, isWhole ? ['start', 'rest'] : ['start']);
    // A screen has come in the meantime that says more.
    if (isComplete && !isWhole) return speak(wanted);
    show(catalogue);
  };
  return {
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Resolves when everything can be said that a screen behind the sign-in says. Rejects when it cannot be loaded. */
    complete,
    speak,
  };
}

export type MessageStore = Awaited<ReturnType<typeof createMessages>>;
