import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { entriesOf, memoryStorage } from '../../testing/memoryStorage.ts';
import { noteLeaving } from './leaving.ts';
import { reloadIfReached, withReloadOnStaleBuild } from './withReloadOnStaleBuild.ts';

const reload = vi.fn();
const assign = vi.fn();
const reach = vi.fn<typeof fetch>();
let storage: Storage;
let build: string | null;

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  storage = memoryStorage();
  build = 'https://portal.test/assets/main-1.js';
  vi.stubGlobal('sessionStorage', storage);
  assign.mockReset();
  vi.stubGlobal('location', { reload, assign });
  reach.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', reach);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === 'script[type=module][src]' && build !== null ? { src: build } : null,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const gone = () => Promise.reject(new Error('gone'));
/** State of a promise now. */
async function stateOf(promise: Promise<unknown>) {
  let state = 'pending';
  void promise.then(
    (value) => (state = `done ${String(value)}`),
    (error: Error) => (state = `failed ${error.message}`),
  );
  await vi.advanceTimersByTimeAsync(0);
  return state;
}

describe('the code of a screen', () => {
  test('is loaded on demand', async () => {
    const load = vi.fn(async () => 'screen');
    const screen = withReloadOnStaleBuild(load);
    expect(load).not.toHaveBeenCalled();
    expect(await stateOf(screen())).toBe('done screen');
    expect(reload).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('fails after two minutes without a response', async () => {
    const answer = withReloadOnStaleBuild(() => new Promise(() => undefined))();
    answer.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(await stateOf(answer)).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(await stateOf(answer)).toBe('failed The screen did not load.');
    expect(reload).not.toHaveBeenCalled();
  });

  test('that is missing after a deployment reloads the page, and nothing is shown until then', async () => {
    expect(await stateOf(withReloadOnStaleBuild(gone)())).toBe('pending');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(entriesOf(storage)).toEqual({ reloadedFor: build });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is reloaded once for each build', async () => {
    await stateOf(withReloadOnStaleBuild(gone)());
    expect(await stateOf(withReloadOnStaleBuild(gone)())).toBe('failed gone');
    expect(reload).toHaveBeenCalledTimes(1);
    build = 'https://portal.test/assets/main-2.js';
    expect(await stateOf(withReloadOnStaleBuild(gone)())).toBe('pending');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('is reloaded once if the page names no build', async () => {
    build = null;
    expect(await stateOf(withReloadOnStaleBuild(gone)())).toBe('pending');
    expect(entriesOf(storage)).toEqual({ reloadedFor: '' });
    expect(await stateOf(withReloadOnStaleBuild(gone)())).toBe('failed gone');
  });

  test('fails without a reload where nothing can be stored, for the page would reload without end', async () => {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(await stateOf(withReloadOnStaleBuild(gone)())).toBe('failed gone');
    expect(reload).not.toHaveBeenCalled();
  });

  test('that is missing on the way to another screen loads the page there', async () => {
    const screen = withReloadOnStaleBuild(gone, () => '/SI/reports?month=1');
    expect(await stateOf(screen())).toBe('pending');
    expect(assign.mock.calls).toEqual([['/SI/reports?month=1']]);
    expect(reload).not.toHaveBeenCalled();
  });

  test('fails with the error of the network where a reload would reach no server', async () => {
    reach.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await stateOf(withReloadOnStaleBuild(gone)())).toBe('failed The server was not reached.');
    expect(reload).not.toHaveBeenCalled();
    expect(entriesOf(storage)).toEqual({});
    reach.mockResolvedValue(new Response());
    expect(await stateOf(withReloadOnStaleBuild(gone)())).toBe('pending');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('that failed without a connection is loaded when the connection is back, however long that takes', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('navigator', { onLine: false });
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('screen');
    const answer = withReloadOnStaleBuild(load)();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(load).toHaveBeenCalledTimes(1);
    expect(await stateOf(answer)).toBe('pending');
    page.dispatchEvent(new Event('online'));
    expect(await stateOf(answer)).toBe('done screen');
    expect(reload).not.toHaveBeenCalled();
  });

  test('is loaded again by request only if the server can be reached', async () => {
    reach.mockResolvedValueOnce(new Response('', { status: 503 }));
    await reloadIfReached();
    expect(reload).not.toHaveBeenCalled();
    await reloadIfReached();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('that the browser cancels while the user leaves neither reloads the page nor fails', async () => {
    noteLeaving();
    const answer = withReloadOnStaleBuild(gone)();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await stateOf(answer)).toBe('pending');
    expect(reload).not.toHaveBeenCalled();
    // The address was a download, and the user is still here.
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await stateOf(answer)).toBe('pending');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
