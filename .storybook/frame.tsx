import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { action } from 'storybook/actions';
import { UiProvider, type UiMessages } from '../packages/ui/src/i18n/UiProvider.tsx';
import { shared } from '../packages/ui/src/theme/shared.ts';

const catalogues = Object.entries(
  import.meta.glob<UiMessages>('../packages/ui/locales/*.json', { eager: true, import: 'default' }),
).map(([path, messages]) => [/(\w+)\.json$/.exec(path)?.[1] ?? path, messages] as const);
const messagesOf = new Map(catalogues);

/** Codes of the languages that have catalogues, English first. */
export const locales: readonly [string, ...string[]] = [
  'en',
  ...catalogues.map(([code]) => code).filter((code) => code !== 'en'),
];

/** Settings in which a story is shown; names and values of the toolbar. */
export interface Surroundings {
  theme: 'light' | 'dark';
  contrast: 'standard' | 'more';
  /** Code of a language that has a catalogue. */
  locale: string;
  density: 'comfortable' | 'compact';
  direction: 'ltr' | 'rtl';
}

let override: Partial<Surroundings> = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the current story with other settings and keeps its state. */
export function applySurroundings(surroundings: Partial<Surroundings>): void {
  override = surroundings;
  for (const listener of listeners) listener();
}

// Links log their target; the story stays.
const navigate = action('navigate');

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], value: unknown): Value {
  return values.find((known) => known === value) ?? values[0];
}

function surroundingsOf(globals: Record<string, unknown>): Surroundings {
  return {
    theme: oneOf(['light', 'dark'], globals['theme']),
    contrast: oneOf(['standard', 'more'], globals['contrast']),
    locale: oneOf(locales, globals['locale']),
    density: oneOf(['comfortable', 'compact'], globals['density']),
    direction: oneOf(['ltr', 'rtl'], globals['direction']),
  };
}

/** The docs page around a story that has its own frame in it. */
function pageAround(): HTMLElement | undefined {
  if (window.parent === window) return undefined;
  try {
    return window.parent.document.documentElement;
  } catch {
    return undefined; // of another origin
  }
}

function subscribeToPage(listener: () => void): () => void {
  const page = pageAround();
  if (!page) return () => undefined;
  const observer = new MutationObserver(listener);
  observer.observe(page, { attributeFilter: ['data-surroundings'] });
  return () => observer.disconnect();
}

/** Settings of the docs page around this frame. Storybook does not hand them on. */
function useSettingsOfPage(): Partial<Surroundings> {
  const settings = useSyncExternalStore(subscribeToPage, () => pageAround()?.dataset['surroundings'] ?? '{}');
  return JSON.parse(settings) as Partial<Surroundings>;
}

function setUp(surroundings: Surroundings): void {
  const { theme, contrast, locale, density, direction } = surroundings;
  const root = document.documentElement;
  root.dataset['surroundings'] = JSON.stringify(surroundings);
  root.dataset['theme'] = theme;
  root.dataset['contrast'] = contrast;
  root.lang = locale;
  root.dir = direction;
  for (const [name, size] of Object.entries(shared.space)) {
    const property = `--zrak-space-${name}`;
    if (density === 'compact') root.style.setProperty(property, `${Number.parseFloat(size) * 0.75}px`);
    else root.style.removeProperty(property);
  }
}

/** React Aria takes the text direction from the language: any language in Arabic script is right-to-left. */
const mirrored = (language: string) => (language === 'en' ? 'en-Arab-GB' : `${language}-Arab`);

export interface FrameProps {
  globals: Record<string, unknown>;
  /** Whether it sets the theme of the page. Stories on a docs page leave that to the page. */
  ownsPage: boolean;
  children: ReactNode;
}

export function Frame({ globals, ownsPage, children }: FrameProps) {
  const changes = useSyncExternalStore(subscribe, () => override);
  const settingsOfPage = useSettingsOfPage();
  const surroundings = { ...surroundingsOf(globals), ...settingsOfPage, ...changes };
  const { locale, direction } = surroundings;
  const key = JSON.stringify(surroundings);
  // Sets the theme before the first picture.
  if (ownsPage) setUp(surroundings);
  useLayoutEffect(() => {
    if (ownsPage) setUp(JSON.parse(key) as Surroundings);
  }, [key, ownsPage]);
  return (
    <UiProvider locale={locale} messages={messagesOf.get(locale)!} navigate={navigate}>
      {direction === 'rtl' ? <I18nProvider locale={mirrored(locale)}>{children}</I18nProvider> : children}
    </UiProvider>
  );
}
