// @vitest-environment jsdom
import { type Api, ApiError, type MaintenanceAlert } from '@zrak/api-client';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../app/services.ts';
import { renderHookInApp } from '../testing/renderHookInApp.tsx';
import { loadCapabilities } from './query/loadCapabilities.ts';
import { useReadAlerts } from './readAlerts.ts';
import { useErrorText } from './useErrorText.ts';
import { isRefusal, useFormCall, useFormErrorText } from './useFormCall.ts';

const toast = vi.hoisted(() => vi.fn());
vi.mock('@zrak/ui/Toast', () => ({ showErrorToast: toast }));

afterEach(() => {
  cleanup();
  toast.mockReset();
});

const network = new ApiError({ key: 'networkError' });
const ofServer = new ApiError({ message: 'The name is taken.' }, { status: 409 });
const ofField = new ApiError({ message: 'The name is taken.' }, { status: 409, field: 'userName' });

describe('useErrorText', () => {
  it('prefers the text of the catalogue, then the message of the server', () => {
    const { result } = renderHookInApp(useErrorText);
    expect(result.current(network)).toBe('Network error');
    expect(result.current(ofServer)).toBe('The name is taken.');
  });

  it('calls any other failure unexpected', () => {
    const { result } = renderHookInApp(useErrorText);
    expect(result.current(new Error('undefined is not a function'))).toBe('An unexpected error occurred');
    expect(result.current(undefined)).toBe('An unexpected error occurred');
  });

  it('returns the same function at each rendering', () => {
    const { result, rerender } = renderHookInApp(useErrorText);
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
  });
});

describe('useFormErrorText', () => {
  it.each([
    ['the message of the server', ofServer, 'The name is taken.'],
    ['a text of the catalogue', network, 'Network error'],
    ['the attempted action for a bare "bad request"', new ApiError({ key: 'badRequest' }), 'Delete'],
    ['the attempted action for an unknown error', new ApiError({ key: 'unknownError' }), 'Delete'],
    ['the attempted action for an unexpected error', new ApiError({ key: 'unexpectedError' }), 'Delete'],
    ['the attempted action for an error of the program', new Error('x is undefined'), 'Delete'],
  ])('is %s', (_, error, expected) => {
    const { result } = renderHookInApp(() => useFormErrorText('app.DeleteDialog.confirm'));
    expect(result.current(error)).toBe(expected);
  });
});

describe('useFormCall', () => {
  const start = () => renderHookInApp(() => useFormCall('app.DeleteDialog.confirm')).result;

  it('has no error at first', () => {
    expect(start().current).toMatchObject({ isRunning: false, error: undefined, errorMessage: undefined });
    expect(start().current.fieldErrors).toEqual({});
  });

  it('runs until the call is answered, and what follows a success has ended', async () => {
    const result = start();
    const answered = Promise.withResolvers<{ data: string }>();
    const followed = Promise.withResolvers<void>();
    const follow = vi.fn(() => followed.promise);
    act(() => void result.current.run(answered.promise as never, follow));
    expect(result.current.isRunning).toBe(true);
    expect(follow).not.toHaveBeenCalled();
    await act(async () => answered.resolve({ data: 'saved' }));
    expect(follow).toHaveBeenCalledOnce();
    expect(result.current.isRunning).toBe(true);
    await act(async () => followed.resolve());
    expect(result.current).toMatchObject({ isRunning: false, error: undefined });
  });

  it('takes a failure that leaves nothing to do for a success', async () => {
    const result = start();
    const follow = vi.fn();
    await act(() => result.current.run(Promise.resolve({ error: ofServer }) as never, follow, () => true));
    expect(follow).toHaveBeenCalledOnce();
    expect(result.current).toMatchObject({ isRunning: false, error: undefined });
  });

  it('keeps a failure for the form until the next call', async () => {
    const result = start();
    const follow = vi.fn();
    await act(() => result.current.run(Promise.resolve({ error: ofServer }) as never, follow));
    expect(follow).not.toHaveBeenCalled();
    expect(toast).not.toHaveBeenCalled();
    expect(result.current).toMatchObject({ isRunning: false, error: ofServer, errorMessage: 'The name is taken.' });
    expect(result.current.fieldErrors).toEqual({});
    await act(() => result.current.run(Promise.resolve({ data: 1 }) as never, follow));
    expect(result.current).toMatchObject({ error: undefined, errorMessage: undefined });
  });

  it('says whether the form is still there when the answer comes', async () => {
    const { result, unmount } = renderHookInApp(() => useFormCall('app.DeleteDialog.confirm'));
    const seen: boolean[] = [];
    const { run } = result.current;
    const send = () => run(Promise.resolve({ data: 1 }) as never, (isOnScreen) => void seen.push(isOnScreen()));
    await act(send);
    unmount();
    await send();
    expect(seen).toEqual([true, false]);
  });

  it.each([
    ['reports a failure in a toast', ofServer, ['The name is taken.']],
    ['leaves the end of the session to the login', new ApiError({ message: 'no' }, { status: 401 }), []],
    ['leaves a missing right to its page', new ApiError({ message: 'no' }, { status: 403 }), []],
  ])('%s if the form has gone', async (_, error, expected) => {
    const { result, unmount } = renderHookInApp(() => useFormCall('app.DeleteDialog.confirm'));
    const { run } = result.current;
    unmount();
    await run(Promise.resolve({ error }) as never, vi.fn());
    expect(toast.mock.calls.flat()).toEqual(expected);
  });

  it('gives the error of a field to the field only', async () => {
    const result = start();
    await act(() => result.current.run(Promise.resolve({ error: ofField }) as never, vi.fn()));
    expect(result.current.errorMessage).toBeUndefined();
    expect(result.current.fieldErrors).toEqual({ userName: 'The name is taken.' });
  });
});

it.each([
  [undefined, false],
  [399, false],
  [400, true],
  [409, true],
  [429, false],
  [499, true],
  [500, false],
])('the status %s: is the request refused? %s', (status, expected) => {
  expect(isRefusal(new ApiError({ message: '' }, status === undefined ? {} : { status }))).toBe(expected);
});

describe('useReadAlerts', () => {
  const period = { from: '2026-11-20', to: '2026-11-21' };
  const alert = (id: string, isRead?: boolean) => ({ ...period, id, isRead }) as MaintenanceAlert;
  const alerts = (...ids: string[]) => ids.map((id) => alert(id));
  const put = vi.fn();
  const api = { PUT: put, GET: () => Promise.resolve({ data: { capabilities: ['readAlerts'] } }) } as unknown as Api;
  /** Services with this user; null for a visitor. */
  const servicesOf = (user: string | null) => {
    const snapshot = { matches: () => false, context: { session: user === null ? null : { user: { id: user } } } };
    return {
      api,
      auth: { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => undefined }) },
    } as unknown as Partial<Services>;
  };
  const start = (user: string | null) => renderHookInApp(useReadAlerts, servicesOf(user)).result;

  beforeEach(async () => {
    localStorage.clear();
    await loadCapabilities({ api });
    put.mockReset().mockResolvedValue({});
  });

  it('takes what the server says', () => {
    const { current } = start('ana');
    expect([alert('a', true), alert('b', false), alert('c')].map(current.isRead)).toEqual([true, false, false]);
  });

  it('tells the server what a user has read, and marks it at once', async () => {
    const result = start('ana');
    await act(async () => result.current.markRead(alerts('a', 'b')));
    expect(put).toHaveBeenCalledExactlyOnceWith('/api/maintenanceAlerts/read', { body: { alertIds: ['a', 'b'] } });
    expect(['a', 'b', 'c'].map((id) => result.current.isRead(alert(id)))).toEqual([true, true, false]);
    expect(localStorage).toHaveLength(0);
    expect(toast).not.toHaveBeenCalled();
  });

  it('takes the mark back and says so when the server refuses', async () => {
    const result = start('ana');
    await act(async () => result.current.markRead(alerts('a')));
    put.mockResolvedValue({ error: network });
    await act(async () => result.current.markRead(alerts('b')));
    expect(['a', 'b'].map((id) => result.current.isRead(alert(id)))).toEqual([true, false]);
    expect(toast).toHaveBeenCalledExactlyOnceWith('Network error');
  });

  it('keeps what a user has read in this browser if the server cannot', async () => {
    const services = {
      ...servicesOf('ana'),
      api: { PUT: put, GET: () => Promise.resolve({ error: network }) } as never,
    };
    const { result } = renderHookInApp(useReadAlerts, services);
    await act(async () => result.current.markRead(alerts('a')));
    expect(put).not.toHaveBeenCalled();
    expect(localStorage.getItem('readAlerts')).toBe('["a 2026-11-20 2026-11-21"]');
  });

  it('keeps what a visitor has read in this browser', async () => {
    const result = start(null);
    await act(async () => result.current.markRead(alerts('a', 'a')));
    await act(async () => result.current.markRead(alerts('b')));
    expect(put).not.toHaveBeenCalled();
    expect(localStorage.getItem('readAlerts')).toBe('["a 2026-11-20 2026-11-21","b 2026-11-20 2026-11-21"]');
    expect(['a', 'b', 'c'].map((id) => start(null).current.isRead(alert(id)))).toEqual([true, true, false]);
    expect(start('ana').current.isRead(alert('a'))).toBe(false);
  });

  it('keeps the newest 200 ids of a visitor', async () => {
    const result = start(null);
    await act(async () => result.current.markRead(Array.from({ length: 250 }, (_, index) => alert(`alert${index}`))));
    const kept = JSON.parse(localStorage.getItem('readAlerts')!) as string[];
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([
      200,
      'alert50 2026-11-20 2026-11-21',
      'alert249 2026-11-20 2026-11-21',
    ]);
  });

  it.each([['not JSON'], ['"a"'], ['{"a":1}'], ['null']])('ignores %s in the storage', (text) => {
    localStorage.setItem('readAlerts', text);
    expect(start(null).current.isRead(alert('a'))).toBe(false);
  });

  it('ignores ids that are no text', () => {
    localStorage.setItem('readAlerts', '[1, "a 2026-11-20 2026-11-21", null]');
    expect(start(null).current.isRead(alert('a'))).toBe(true);
    expect(start(null).current.isRead(alert(1 as never))).toBe(false);
  });

  it('starts again when the user changes', async () => {
    const user = { id: 'ana' };
    const snapshot = { matches: () => false, context: { session: { user } } };
    let current = snapshot;
    let notify!: () => void;
    const auth = {
      getSnapshot: () => current,
      subscribe: (listener: () => void) => {
        notify = listener;
        return { unsubscribe: () => undefined };
      },
    };
    const { result } = renderHookInApp(useReadAlerts, { api, auth } as never);
    await act(async () => result.current.markRead(alerts('a')));
    expect(result.current.isRead(alert('a'))).toBe(true);
    act(() => {
      current = { ...snapshot, context: { session: { user: { id: 'bor' } } } };
      notify();
    });
    expect(result.current.isRead(alert('a'))).toBe(false);
  });
});
