import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { bufferBytes, limitMemory } from './memoryLimit.ts';

test('counts each shared buffer once', () => {
  const times = new Float64Array(10);
  const flags = new Int8Array(100);
  expect(bufferBytes({ times, values: times.subarray(2), unit: 'µg/m³', gap: null })).toBe(80);
  expect(bufferBytes(new Map([['a', [{ times }, { flags }]]]))).toBe(180);
  expect(bufferBytes([undefined, 'text', 1])).toBe(0);
});

test('drops only the oldest responses that no screen shows', async () => {
  vi.useFakeTimers({ now: 0 });
  const client = new QueryClient();
  const stop = limitMemory(client.getQueryCache(), 250);
  const load = (name: string) => {
    vi.advanceTimersByTime(1000);
    client.setQueryData([name], { values: new Uint8Array(100) });
  };
  const names = () =>
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]);
  client.setQueryData(['small'], ['no', 'buffers']);
  load('shown');
  const hide = new QueryObserver(client, { queryKey: ['shown'], enabled: false }).subscribe(() => {});
  load('a');
  load('b');
  load('c');
  expect(names()).toEqual(['small', 'shown', 'a', 'b', 'c']);
  load('d');
  expect(names()).toEqual(['small', 'shown', 'b', 'c', 'd']);
  hide();
  load('e');
  expect(names(), 'what is hidden counts again').toEqual(['small', 'c', 'd', 'e']);
  stop();
  load('f');
  expect(names()).toHaveLength(5);
  vi.useRealTimers();
});
