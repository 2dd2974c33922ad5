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
  test('is English until somebody or the configuration says otherwise', () => {
    expect(preferences.currentLanguage()).toBe('en');
    preferences.setDefaultLanguage('sl');
    expect(preferences.currentLanguage()).toBe('sl');
    storage.setItem('language', 'de');
    expect(preferences.currentLanguage()).toBe('de');
  });

  test('is remembered by the browser', () => {
    preferences.rememberLanguage('de');
    expect(preferences.currentLanguage()).toBe('de');
    expect(entriesOf(storage)).toEqual({ language: 'de' });
  });

  test('does not change in this tab when another tab chooses another', () => {
    preferences.rememberLanguage('de');
    storage.setItem('language', 'sl');
    expect(preferences.currentLanguage()).toBe('de');
  });

  test('is the default where the stored one is none', () => {
    storage.setItem('language', 'xx');
    expect(preferences.currentLanguage()).toBe('en');
  });
});

describe('the theme', () => {
  test.each(['light', 'dark', 'system'] as const)('%s is remembered', (theme) => {
    preferences.rememberTheme(theme);
    expect(preferences.currentTheme()).toBe(theme);
    expect(entriesOf(storage)).toEqual({ theme });
  });

  test('follows the system where none is stored, or one that does not exist', () => {
    expect(preferences.currentTheme()).toBe('system');
    storage.setItem('theme', 'sepia');
    expect(preferences.currentTheme()).toBe('system');
  });
});

test('the client that was seen last is remembered until it is cleared', () => {
  expect(preferences.lastClientCode.get()).toBeNull();
  preferences.lastClientCode.set('ZASAVJE');
  expect(entriesOf(storage)).toEqual({ lastClientCode: 'ZASAVJE' });
  expect(preferences.lastClientCode.get()).toBe('ZASAVJE');
  preferences.lastClientCode.clear();
  expect(entriesOf(storage)).toEqual({});
});
