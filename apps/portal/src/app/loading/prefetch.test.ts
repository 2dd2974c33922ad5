// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prefetchWith, watchIntent } from './prefetch.ts';

const part = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
const loaded = vi.hoisted(() => [] as string[]);

/** Notes when a module is loaded for the first time. */
const noted = vi.hoisted(() => (name: string, screen: object = {}) => {
  loaded.push(name);
  return screen;
});
vi.mock('../../layouts/ClientLayout.tsx', () => noted('ClientLayout'));
vi.mock('../../layouts/MainLayout.tsx', () => noted('MainLayout'));
vi.mock('../../routes/locations/station/StationRoute.tsx', () => noted('Station', { handle: { parts: [part] } }));
vi.mock('../../routes/auth/RegisterRoute.tsx', () => noted('Register'));
vi.mock('../../routes/errors/screens.ts', () => noted('errors'));
vi.mock('../../routes/errors/RouteError.tsx', () => ({ ScreenError: () => null }));
vi.mock('../../routes/imports/ImportRoute.tsx', () => {
  throw new Error('gone');
});

beforeEach(() => {
  part.mockReset().mockResolvedValue({});
  loaded.length = 0;
});

describe('the code of a screen that the user is about to open', () => {
  const texts = vi.fn<(parts: readonly string[]) => Promise<void>>();
  beforeEach(() => void texts.mockReset().mockResolvedValue());

  test('comes with that of its layouts, its parts and the texts', async () => {
    await prefetchWith(texts)('/OPEN/location/loc_1');
    expect(loaded.toSorted()).toEqual(['ClientLayout', 'Station']);
    expect(part).toHaveBeenCalledTimes(1);
    expect(texts.mock.calls).toEqual([[['rest']], [['rest']]]);
  });

  test('comes for a screen that needs no session', async () => {
    await prefetchWith(texts)('/auth/register');
    expect(loaded).toEqual(['Register']);
  });

  test.each(['/files/guide.pdf', '/OPEN/reports/of/2026/march'])(
    'is none for %s, which has no screen',
    async (path) => {
      await prefetchWith(texts)(path);
      expect(loaded).toEqual([]);
      expect(texts).not.toHaveBeenCalled();
    },
  );

  test('may be missing: the navigation tries again', async () => {
    await expect(prefetchWith(texts)('/imports')).resolves.toBeUndefined();
    expect(loaded).toEqual(['MainLayout']);
    expect(texts).toHaveBeenLastCalledWith(['rest', 'admin']);
    part.mockRejectedValue(new Error('gone'));
    await expect(prefetchWith(texts)('/OPEN/location/loc_1')).resolves.toBeUndefined();
    expect(part).toHaveBeenCalledTimes(1);
    texts.mockRejectedValue(new Error('no words'));
    await expect(prefetchWith(texts)('/auth/register')).resolves.toBeUndefined();
  });
});

describe('a link', () => {
  const prefetch = vi.fn<(path: string) => Promise<void>>();
  const link = document.createElement('a');
  const inside = document.createElement('span');
  let end: () => void;
  const point = (type = 'pointerover', target: Element = inside) =>
    target.dispatchEvent(new Event(type, { bubbles: true }));

  beforeEach(() => {
    vi.useFakeTimers();
    prefetch.mockReset().mockResolvedValue();
    link.href = '/OPEN/reports?year=2026';
    link.append(inside);
    document.body.append(link);
    end = watchIntent(prefetch);
  });
  afterEach(() => {
    end();
    for (const name of link.getAttributeNames()) link.removeAttribute(name);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test.each(['pointerover', 'focusin'])('is about to be opened 65 ms after %s', (type) => {
    point(type);
    vi.advanceTimersByTime(64);
    expect(prefetch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(prefetch.mock.calls).toEqual([['/OPEN/reports']]);
  });

  test.each(['pointerout', 'pointercancel', 'focusout'])('is not, if %s comes before', (type) => {
    point();
    vi.advanceTimersByTime(60);
    point(type);
    vi.advanceTimersByTime(1000);
    expect(prefetch).not.toHaveBeenCalled();
  });

  test('is not, if the pointer goes on to something else', () => {
    point();
    point('pointerover', document.body);
    vi.advanceTimersByTime(1000);
    expect(prefetch).not.toHaveBeenCalled();
  });

  test.each([
    ['to another site', { href: 'https://other.test/OPEN' }],
    ['to the same page', { href: `${location.pathname}#part` }],
    ['to a file', { download: 'values.csv' }],
    ['to a new window', { target: '_blank' }],
  ])('%s loads nothing', (_, changes) => {
    Object.assign(link, changes);
    point();
    vi.advanceTimersByTime(1000);
    expect(prefetch).not.toHaveBeenCalled();
  });

  test.each([
    ['where the user saves data', { onLine: true, connection: { saveData: true } }],
    ['without a connection', { onLine: false }],
  ])('loads nothing %s', (_, state) => {
    vi.stubGlobal('navigator', state);
    point();
    vi.advanceTimersByTime(1000);
    expect(prefetch).not.toHaveBeenCalled();
  });

  test('loads where the browser does not know whether data are saved', () => {
    vi.stubGlobal('navigator', { onLine: true, connection: {} });
    point();
    vi.advanceTimersByTime(65);
    expect(prefetch).toHaveBeenCalledTimes(1);
  });

  test('is no longer watched after the end', () => {
    point();
    end();
    point('focusin');
    vi.advanceTimersByTime(1000);
    expect(prefetch).not.toHaveBeenCalled();
  });
});
