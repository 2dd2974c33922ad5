import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { earlyAnswer, earlyConfig } from './earlyStart.ts';

const url = 'https://portal.test/api/clients/get';
const begin = (answer: Promise<Response>) => {
  globalThis.zrakEarly = {
    config: Promise.resolve({ response: new Response(), text: '{}' }),
    calls: new Map([[url, { tag: 'sl-SI', answer }]]),
  };
};
const request = (headers: Record<string, string> = {}, init: RequestInit = {}) =>
  new Request(url, { ...init, headers: { 'X-App-Language': 'sl-SI', ...headers } });

// A worker that runs many files is older than the answers may be.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1000));
afterEach(() => {
  globalThis.zrakEarly = undefined;
  vi.restoreAllMocks();
});

describe('an answer that the document has asked for', () => {
  test('is given once', async () => {
    const answer = new Response('[]');
    begin(Promise.resolve(answer));
    expect(await earlyAnswer(request())).toBe(answer);
    expect(await earlyAnswer(request())).toBeNull();
  });

  test.each([
    ['another language', request({ 'X-App-Language': 'de-DE' })],
    ['a user', request({ Authorization: 'Bearer x' })],
    ['a repeated read', request({ 'If-None-Match': '"1"' })],
    ['a write', request({}, { method: 'POST' })],
  ])('is not given to %s', async (_, other) => {
    begin(Promise.resolve(new Response('[]')));
    expect(await earlyAnswer(other)).toBeNull();
  });

  test('is not given when it is old', async () => {
    begin(Promise.resolve(new Response('[]')));
    vi.spyOn(performance, 'now').mockReturnValue(60_001);
    expect(await earlyAnswer(request())).toBeNull();
  });

  test('is asked for again when the call has failed', async () => {
    begin(Promise.reject(new TypeError('Failed to fetch')));
    expect(await earlyAnswer(request())).toBeNull();
  });
});

test('a document without the script has begun nothing', async () => {
  expect(earlyConfig()).toBeUndefined();
  expect(await earlyAnswer(request())).toBeNull();
});
