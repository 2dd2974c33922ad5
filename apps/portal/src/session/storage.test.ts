import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { entriesOf, memoryStorage } from '../testing/memoryStorage.ts';
import { browserStorage, tabStorage } from './storage.ts';

let tab: Storage;
let browser: Storage;

beforeEach(() => {
  tab = memoryStorage();
  browser = memoryStorage();
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', browser);
});
afterEach(() => {
  vi.unstubAllGlobals();
  // Values kept in memory outlive the fake storage.
  vi.stubGlobal('sessionStorage', memoryStorage());
  tabStorage.removeAll(['a', 'b', 'c']);
  vi.unstubAllGlobals();
});

/** A storage that accepts a number of values and then reports that it is full. */
function fullAfter(count: number): Storage {
  const storage = memoryStorage();
  const setItem = storage.setItem.bind(storage);
  let left = count;
  storage.setItem = (key, value) => {
    if (left-- <= 0) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  };
  return storage;
}

/** A browser that refuses access to its storage. */
function block(name: 'sessionStorage' | 'localStorage') {
  vi.unstubAllGlobals();
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
}

describe('storage', () => {
  test('of a tab is the session storage, of a browser the local storage', () => {
    tabStorage.setAll({ a: '1' });
    browserStorage.setAll({ b: '2' });
    expect(entriesOf(tab)).toEqual({ a: '1' });
    expect(entriesOf(browser)).toEqual({ b: '2' });
    expect([tabStorage.get('a'), browserStorage.get('b')]).toEqual(['1', '2']);
    expect([tabStorage.get('b'), browserStorage.get('a')]).toEqual([null, null]);
  });

  test('reads values that another script has written', () => {
    tab.setItem('a', 'theirs');
    expect(tabStorage.get('a')).toBe('theirs');
  });

  test('removes the given keys and keeps the others', () => {
    tabStorage.setAll({ a: '1', b: '2', c: '3' });
    tabStorage.removeAll(['a', 'c']);
    expect(entriesOf(tab)).toEqual({ b: '2' });
    expect(tabStorage.get('a')).toBeNull();
  });
});

describe('storage that is full', () => {
  test('keeps all values in memory instead of half of them on disk', () => {
    tab = fullAfter(1);
    vi.stubGlobal('sessionStorage', tab);
    tabStorage.setAll({ a: '1', b: '2' });
    expect(entriesOf(tab)).toEqual({});
    expect([tabStorage.get('a'), tabStorage.get('b')]).toEqual(['1', '2']);
    tabStorage.removeAll(['a']);
    expect([tabStorage.get('a'), tabStorage.get('b')]).toEqual([null, '2']);
  });

  test('prefers a value that was stored later to the older value in memory', () => {
    vi.stubGlobal('sessionStorage', fullAfter(0));
    tabStorage.setAll({ a: 'old', b: 'kept' });
    vi.stubGlobal('sessionStorage', tab);
    tabStorage.setAll({ a: 'new' });
    expect(entriesOf(tab)).toEqual({ a: 'new' });
    expect([tabStorage.get('a'), tabStorage.get('b')]).toEqual(['new', 'kept']);
    tab.setItem('a', 'newer');
    expect(tabStorage.get('a')).toBe('newer');
  });
});

describe('storage that is blocked', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'sessionStorage'));

  test('lasts as long as the page', () => {
    block('sessionStorage');
    expect(tabStorage.get('a')).toBeNull();
    tabStorage.setAll({ a: '1', b: '2' });
    expect([tabStorage.get('a'), tabStorage.get('b')]).toEqual(['1', '2']);
    tabStorage.setAll({ a: '3' });
    expect(tabStorage.get('a')).toBe('3');
    tabStorage.removeAll(['a', 'b']);
    expect([tabStorage.get('a'), tabStorage.get('b')]).toEqual([null, null]);
  });
});
