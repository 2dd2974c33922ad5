import { expect, test, vi } from 'vitest';
import { createMessages } from './messages.ts';

const late = Promise.withResolvers<void>();

vi.mock('./languages.ts', () => {
  const part = () => Promise.resolve([{ default: {} }, { default: {} }]);
  const rest = () => Promise.resolve([{ default: { rest: 'Map' } }, { default: {} }]);
  const slow = () => late.promise.then(part);
  return {
    languages: {
      en: { start: part, rest, admin: () => Promise.resolve([{ default: { admin: 'Network' } }]) },
      sl: { start: part, rest: part },
      de: { start: slow, rest: slow },
    },
  };
});

test('a chosen language is stored before a screen shows it, because the screen then loads data in it', async () => {
  let stored = 'en';
  const messages = await createMessages('en', (language) => (stored = language));
  const seen: string[] = [];
  messages.subscribe(() => seen.push(`${messages.current().language} shown, ${stored} stored`));
  await messages.add(['rest']);
  await messages.setLanguage('sl');
  expect(seen).toEqual(['en shown, en stored', 'sl shown, sl stored']);
});

test('of two languages the one that was chosen last is shown, whichever comes first', async () => {
  const store = vi.fn();
  const messages = await createMessages('en', store);
  const first = messages.setLanguage('de');
  await messages.setLanguage('sl');
  late.resolve();
  await first;
  expect(messages.current().language).toBe('sl');
  expect(store.mock.calls).toEqual([['sl']]);
});

test('texts that are loaded later store no language: it is not a choice of the user', async () => {
  const store = vi.fn();
  const messages = await createMessages('en', store);
  await messages.add(['rest']);
  expect(store).not.toHaveBeenCalled();
});

test('parts that are loaded at the same time are all there', async () => {
  const messages = await createMessages('en', () => {});
  await Promise.all([messages.add(['rest']), messages.add(['rest', 'admin'])]);
  expect(messages.current().portal).toEqual({ admin: 'Network', rest: 'Map' });
});
