import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls } from './answerCalls.ts';
import { createWorkerCaller, type WorkerOptions, type WorkerRequest } from './callWorker.ts';

/** A worker that exposes its requests; tests decide its responses. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  posted: { data: WorkerRequest<string>; transfer: Transferable[] }[] = [];
  isTerminated = false;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    FakeWorker.started.push(this);
  }
  postMessage(data: WorkerRequest<string>, transfer: Transferable[]) {
    this.posted.push({ data, transfer });
  }
  terminate() {
    this.isTerminated = true;
  }
  reply(data: object) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  FakeWorker.started = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

const caller = (lifetime: WorkerOptions['lifetime']) => {
  const call = createWorkerCaller<string, string>({
    address: () => Promise.resolve({ default: '/assets/x.worker.js' }),
    lifetime,
  });
  return (message: string, signal?: AbortSignal) =>
    call({ request: () => ({ message }), fallback: () => `${message} on the page`, signal });
};
const posted = (count: number, worker = 0) =>
  vi.waitFor(() => {
    expect(FakeWorker.started[worker]?.posted).toHaveLength(count);
    return FakeWorker.started[worker]!;
  });

describe('a persistent worker', () => {
  test('answers each call with its response, in any order', async () => {
    const call = caller('kept');
    const [a, b] = [call('a'), call('b')];
    const worker = await posted(2);
    expect(worker.address).toBe('/assets/x.worker.js');
    const [first, second] = worker.posted.map(({ data }) => data);
    worker.reply({ id: second!.id, response: 'B' });
    worker.reply({ id: first!.id, response: 'A' });
    expect(await Promise.all([a, b])).toEqual(['A', 'B']);
    expect(FakeWorker.started).toHaveLength(1);
    expect(worker.isTerminated).toBe(false);
  });

  test('when it fails, waiting and later calls run on the page', async () => {
    const call = caller('kept');
    const [a, b] = [call('a'), call('b')];
    const worker = await posted(2);
    worker.dispatchEvent(new Event('error'));
    expect(await Promise.all([a, b, call('c')])).toEqual(['a on the page', 'b on the page', 'c on the page']);
    expect(worker.isTerminated).toBe(true);
    expect(FakeWorker.started).toHaveLength(1);
  });

  test('a request that it cannot answer runs on the page', async () => {
    const answer = caller('kept')('a');
    const worker = await posted(1);
    worker.reply({ id: worker.posted[0]!.data.id, error: 'SyntaxError' });
    expect(await answer).toBe('a on the page');
  });

  test('an aborted call ends, and the others continue', async () => {
    const call = caller('kept');
    const leaving = new AbortController();
    const [gone, stays] = [call('a', leaving.signal), call('b')];
    const worker = await posted(2);
    leaving.abort(new Error('left'));
    await expect(gone).rejects.toThrow('left');
    worker.reply({ id: worker.posted[1]!.data.id, response: 'B' });
    expect(await stays).toBe('B');
    expect(worker.isTerminated).toBe(false);
  });
});

describe('a worker per call', () => {
  test('terminates after its response', async () => {
    const call = caller('perCall');
    const a = call('a');
    const worker = await posted(1);
    const b = call('b');
    const other = await posted(1, 1);
    worker.reply({ id: worker.posted[0]!.data.id, response: 'A' });
    expect(await a).toBe('A');
    expect([worker.isTerminated, other.isTerminated]).toEqual([true, false]);
    other.dispatchEvent(new Event('error'));
    expect(await b).toBe('b on the page');
  });

  test('terminates when the call is aborted', async () => {
    const leaving = new AbortController();
    const answer = caller('perCall')('a', leaving.signal);
    const worker = await posted(1);
    leaving.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
    expect(worker.isTerminated).toBe(true);
  });
});

test('without workers the page runs the call, and rejects if that fails', async () => {
  vi.stubGlobal('Worker', undefined);
  expect(await caller('kept')('a')).toBe('a on the page');
  const call = createWorkerCaller<string, string>({
    address: () => Promise.resolve({ default: '/x.js' }),
    lifetime: 'perCall',
  });
  const fallback = () => {
    throw new Error('no such workbook');
  };
  await expect(call({ request: () => ({ message: 'a' }), fallback })).rejects.toThrow('no such workbook');
});

test('transfers the named buffers', async () => {
  const bytes = new ArrayBuffer(8);
  const call = createWorkerCaller<string, string>({
    address: () => Promise.resolve({ default: '/x.js' }),
    lifetime: 'kept',
  });
  void call({ request: () => ({ message: 'a', transfer: [bytes] }), fallback: () => '' });
  expect((await posted(1)).posted[0]!.transfer).toEqual([bytes]);
});

test('the module of a worker responds with the id of the request, or with an error', async () => {
  const page = new EventTarget();
  const replies: unknown[] = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('postMessage', (message: unknown, options: unknown) => replies.push([message, options]));
  const buffer = new ArrayBuffer(4);
  answerCalls(
    (request: string) => {
      if (request === 'bad') throw new Error('cannot');
      return buffer;
    },
    (response) => [response],
  );
  for (const [id, request] of ['good', 'bad'].entries()) {
    page.dispatchEvent(new MessageEvent('message', { data: { id, request } }));
  }
  await vi.waitFor(() => expect(replies).toHaveLength(2));
  expect(replies).toEqual([
    [{ id: 0, response: buffer }, { transfer: [buffer] }],
    [{ id: 1, error: 'Error: cannot' }, { transfer: [] }],
  ]);
});
