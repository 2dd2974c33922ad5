import { type Api, ApiError, type ApiResult } from '@zrak/api-client';
import { expect, test, vi } from 'vitest';
import { type ImportCall, importFile, linesOf } from './importCall.ts';
import { noOptions } from './importChoices.ts';

const streamOf = (...parts: Uint8Array<ArrayBuffer>[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
const encode = (text: string) => new TextEncoder().encode(text);

test('lines are whole wherever the stream is cut', async () => {
  const bytes = encode('{"a":"č"}\n\n{"b":1}\n{"c":2}');
  for (let cut = 1; cut < bytes.length; cut++) {
    const lines: string[] = [];
    for await (const line of linesOf(streamOf(bytes.slice(0, cut), bytes.slice(cut)))) lines.push(line);
    expect(lines).toEqual(['{"a":"č"}', '{"b":1}', '{"c":2}']);
  }
});

function call(answer: Partial<ApiResult<unknown>>, asked: Partial<ImportCall> = {}) {
  const post = vi.fn<(path: string, init: object) => Promise<unknown>>().mockResolvedValue(answer);
  const onProgress = vi.fn();
  const { signal } = new AbortController();
  const file = new File(['a;b'], 'a.csv');
  const options = { ...noOptions, timeZone: 'UTC' };
  const sent = { file, options, isDryRun: true, signal, onProgress, ...asked };
  const result = importFile({ POST: post } as unknown as Api, sent);
  return { result, post, onProgress };
}

test('the progress and the outcome are read from the lines', async () => {
  const lines = '{"step":"reading"}\n{"step":"writing","share":0.5}\n{"outcome":{"isImported":true}}\n';
  const { result, post, onProgress } = call({ data: streamOf(encode(lines)) });
  expect(await result).toEqual({ outcome: { isImported: true } });
  expect(onProgress.mock.calls).toEqual([[{ step: 'reading', share: null }], [{ step: 'writing', share: 0.5 }]]);
  expect(post.mock.calls[0]![1]).toMatchObject({
    params: {
      query: { name: 'a.csv', isDryRun: true, options: '{"stations":{},"columns":{},"units":{},"timeZone":"UTC"}' },
    },
  });
});

test('the import names the plan that the user has seen', async () => {
  const { result, post } = call({ data: streamOf(encode('{"outcome":{}}')) }, { isDryRun: false, fingerprint: 'abc' });
  await result;
  expect(post.mock.calls[0]![1]).toMatchObject({ params: { query: { isDryRun: false, fingerprint: 'abc' } } });
});

test('a refused call, and a connection that ends before the outcome, are errors', async () => {
  const refusal = new ApiError({ message: 'Too large.' }, { status: 413 });
  expect(await call({ error: refusal }).result).toEqual({ error: refusal });
  const cut = await call({ data: streamOf(encode('{"step":"reading"}\n')) }).result;
  expect(cut.error).toMatchObject({ key: 'networkError' });
  const broken = await call({ data: streamOf(encode('{"step":"rea')) }).result;
  expect(broken.error).toMatchObject({ key: 'networkError' });
});
