import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Preferences from './preferences.ts';
import { entriesOf, memoryStorage } from '../testing/memoryStorage.ts';

let storage: Storage;
let preferences: typeof Preferences;

beforeEach(async () => {
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.resetModules();
  preferences = await import('./preferences.ts');
});
afterEach(() => vi.unstubAllGlobals());

describe('the language', () => {
  test('is English until the user or the configuration sets another', () => {
    expect(preferences.currentLanguage()).toBe('en');
    preferences.setDefaultLanguage('sl');
    expect(preferences.currentLanguage()).toBe('sl');
    storage.setItem('language', 'de');
    expect(preferences.currentLanguage()).toBe('de');
  });

  test('is stored in the browser', () => {
    preferences.storeLanguage('de');
    expect(preferences.currentLanguage()).toBe('de');
    expect(entriesOf(storage)).toEqual({ language: 'de' });
  });

  test('does not change in this tab when another tab changes it', () => {
    preferences.storeLanguage('de');
    storage.setItem('language', 'sl');
    expect(preferences.currentLanguage()).toBe('de');
  });

  test('is the default if the stored one is invalid', () => {
    storage.setItem('language', 'xx');
    expect(preferences.currentLanguage()).toBe('en');
  });
});

describe('the theme', () => {
  test.each(['light', 'dark', 'system'] as const)('%s is stored', (theme) => {
    preferences.storeTheme(theme);
    expect(preferences.currentTheme()).toBe(theme);
    expect(entriesOf(storage)).toEqual({ theme });
  });

  test('follows the system if none, or an unknown one, is stored', () => {
    expect(preferences.currentTheme()).toBe('system');
    storage.setItem('theme', 'sepia');
    expect(preferences.currentTheme()).toBe('system');
  });
});

test('stores the last visited client until it is cleared', () => {
  expect(preferences.lastClientCode.get()).toBeNull();
  preferences.lastClientCode.set('ZASAVJE');
  expect(entriesOf(storage)).toEqual({ lastClientCode: 'ZASAVJE' });
  expect(preferences.lastClientCode.get()).toBe('ZASAVJE');
  preferences.lastClientCode.clear();
  expect(entriesOf(storage)).toEqual({});
});
