import { ApiError } from '@zrak/api-client';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { dataOf } from './dataOf.ts';
import { createQueryClient, queryClientOf } from './queryClient.ts';

function services() {
  const listeners = new Set<() => void>();
  return {
    onUserChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changeUser: () => listeners.forEach((listener) => listener()),
  };
}

test('clears all data for another user, also data that arrives late', async () => {
  const { onUserChange, changeUser } = services();
  const client = createQueryClient({ onUserChange });
  client.setQueryData(['savedViews', 'cli_a'], ['Winter']);
  let signal: AbortSignal | undefined;
  let answer: ((value: string) => void) | undefined;
  const late = new QueryObserver(client, {
    queryKey: ['late'],
    queryFn: (context) => {
      signal = context.signal;
      return new Promise<string>((resolve) => (answer = resolve));
    },
  });
  late.subscribe(() => {});
  expect(signal?.aborted).toBe(false);
  changeUser();
  expect(signal?.aborted).toBe(true);
  answer?.('of the last user');
  await Promise.resolve();
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(client.getQueryData(['late'])).toBeUndefined();
});

test('uses one client per page', () => {
  const [one, other] = [services(), services()];
  expect(queryClientOf(one)).toBe(queryClientOf(one));
  expect(queryClientOf(one)).not.toBe(queryClientOf(other));
});

test('does not repeat a failed call, because the API client has done so', async () => {
  const client = createQueryClient(services());
  const error = new ApiError({ key: 'networkError' });
  const call = vi.fn(() => Promise.resolve({ error }));
  await expect(client.fetchQuery({ queryKey: ['x'], queryFn: () => dataOf(call()) })).rejects.toBe(error);
  expect(call).toHaveBeenCalledTimes(1);
});

test('returns the data of a successful call', async () => {
  await expect(dataOf(Promise.resolve({ data: [1], response: new Response() }))).resolves.toEqual([1]);
});

test('aborts a call without observers', async () => {
  const client = createQueryClient(services());
  let signal: AbortSignal | undefined;
  const observer = new QueryObserver(client, {
    queryKey: ['values'],
    queryFn: (context) => {
      signal = context.signal;
      return new Promise<string>(() => {});
    },
  });
  observer.subscribe(() => {})();
  expect(signal?.aborted).toBe(true);
});
