import { readColumns } from '@zrak/api-client';
import { expect, test, vi } from 'vitest';
import { buffersOf } from './columnBuffers.ts';
import { decodeInWorker } from './decodeInWorker.ts';

const answer = {
  interval: 'PT1H',
  timeZone: 'Europe/Ljubljana',
  from: '2026-11-19T23:00:00Z',
  to: '2026-11-20T03:00:00Z',
  stamp: 'start',
  series: ['a', 'b'].map((id) => ({
    id,
    start: '2026-11-19T23:00:00Z',
    step: 'PT1H',
    values: [31.5, 30.25, null, 28.75],
    coverage: [[4, 100]],
    flags: [[4, 1]],
  })),
};
const { interval, from, to, timeZone } = answer;
const asked = { interval: interval as 'PT1H', from, to, timeZone };
const bytes = new TextEncoder().encode(JSON.stringify(answer)).buffer;

test('transfers times that series share once', () => {
  expect(buffersOf(readColumns(bytes))).toHaveLength(7);
});

test('decodes on the page without workers', async () => {
  vi.stubGlobal('Worker', undefined);
  const { series } = await decodeInWorker({ bytes, asked });
  expect(series.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('fails for an invalid response', async () => {
  const page = new TextEncoder().encode('<html>').buffer;
  await expect(decodeInWorker({ bytes: page, asked })).rejects.toThrow();
});
