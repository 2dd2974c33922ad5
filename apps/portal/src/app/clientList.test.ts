import { ApiError, type Client } from '@zrak/api-client';
import { describe, expect, test, vi } from 'vitest';
import { createClientList } from './clientList.ts';

const list = (...codes: string[]) => codes.map((code) => ({ code }) as Client);

/** A list whose calls are answered by the test, in order. */
function start() {
  const calls: { resolve: (clients: Client[]) => void; reject: (error: unknown) => void }[] = [];
  const onFailure = vi.fn();
  const clients = createClientList(
    () => new Promise<Client[]>((resolve, reject) => void calls.push({ resolve, reject })),
    { isFailure: ({ length }) => length === 0, onFailure },
  );
  const changes: boolean[] = [];
  clients.subscribe(() => changes.push(clients.isReloading()));
  return { clients, calls, changes, onFailure };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the list of clients', () => {
  test('is loaded once, and again after it is cleared', async () => {
    const { clients, calls } = start();
    const first = clients.all();
    expect(clients.all()).toBe(first);
    calls[0]!.resolve(list('OPEN'));
    expect(await first).toEqual(list('OPEN'));
    clients.clear();
    void clients.all();
    expect(calls).toHaveLength(2);
  });

  test('is loaded again after a failure', async () => {
    const { clients, calls, onFailure } = start();
    const error = new ApiError({ key: 'networkError' });
    const first = clients.all();
    calls[0]!.reject(error);
    await expect(first).rejects.toBe(error);
    expect(onFailure).toHaveBeenCalledTimes(1);
    const second = clients.all();
    expect(calls).toHaveLength(2);
    calls[1]!.resolve([]);
    expect(await second).toEqual([]);
    expect(onFailure).toHaveBeenCalledTimes(2);
    void clients.all();
    expect(calls).toHaveLength(3);
  });

  test('of a new user is loaded at once, and reported until it has come', async () => {
    const { clients, calls, changes } = start();
    void clients.all();
    expect(clients.isReloading()).toBe(false);
    clients.reload();
    expect(calls).toHaveLength(2);
    expect(clients.isReloading()).toBe(true);
    calls[1]!.resolve(list('OWN'));
    expect(await clients.all()).toEqual(list('OWN'));
    await settle();
    expect(clients.isReloading()).toBe(false);
    expect(changes).toEqual([true, false]);
    expect(calls).toHaveLength(2);
  });

  test('that fails for a new user is over too', async () => {
    const { clients, calls, changes } = start();
    clients.reload();
    calls[0]!.reject(new ApiError({ key: 'networkError' }));
    await settle();
    expect(changes).toEqual([true, false]);
    void clients.all();
    expect(calls).toHaveLength(2);
  });

  test('belongs to the last of two new users', async () => {
    const { clients, calls, changes, onFailure } = start();
    clients.reload();
    clients.reload();
    calls[0]!.reject(new ApiError({ key: 'networkError' }));
    await settle();
    expect(clients.isReloading()).toBe(true);
    calls[1]!.resolve(list('LAST'));
    await settle();
    expect(await clients.all()).toEqual(list('LAST'));
    expect(calls).toHaveLength(2);
    expect(changes.at(-1)).toBe(false);
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('calls a listener until it is removed', () => {
    const { clients } = start();
    const listener = vi.fn();
    clients.subscribe(listener)();
    clients.reload();
    expect(listener).not.toHaveBeenCalled();
  });
});
