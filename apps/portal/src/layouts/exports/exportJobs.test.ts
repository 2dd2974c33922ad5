import { type Api, ApiError, type ExportQuery } from '@zrak/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { download } from './download.ts';
import { createExportJobs } from './exportJobs.ts';

const query: ExportQuery = { seriesIds: ['a'], from: '2026-01-01', to: '2026-01-02', interval: 'PT1H' };
const file = { name: 'zrak.xlsx' } as File;
const whole = { file, format: 'xlsx' } as const;

type Answer = Awaited<ReturnType<typeof download>>;

function setUp() {
  const calls: { answer: (answer: Answer) => Promise<void>; options: Parameters<typeof download>[2] }[] = [];
  const save = vi.fn();
  const viewer = { id: 'ana' as string | undefined, notify: () => {} };
  const jobs = createExportJobs({
    api: {} as Api,
    download: (_api, _query, options) =>
      new Promise((done) => {
        const answer = async (given: Answer) => {
          done(given);
          await Promise.resolve();
        };
        calls.push({ answer, options });
      }),
    save,
    viewer: () => viewer.id,
    onViewerChange: (listener) => (viewer.notify = listener),
  });
  const becomes = (id: string | undefined) => {
    viewer.id = id;
    viewer.notify();
  };
  return { calls, save, jobs, becomes };
}

let { calls, save, jobs, becomes } = setUp();
beforeEach(() => ({ calls, save, jobs, becomes } = setUp()));
const states = () => jobs.current().map(({ state }) => state);

describe('an export', () => {
  it('reports its progress and is saved when it is complete', async () => {
    jobs.start(query);
    calls[0]!.options.onProgress({ received: 7, total: null });
    expect(jobs.current()).toMatchObject([{ state: 'running', received: 7, total: null }]);
    await calls[0]!.answer(whole);
    expect(save).toHaveBeenCalledExactlyOnceWith(file, 'zrak.xlsx');
    expect(jobs.current()).toMatchObject([{ state: 'saved', fileName: 'zrak.xlsx', format: 'xlsx' }]);
  });

  it('that broke is not saved and restarts from the beginning', async () => {
    jobs.start(query);
    calls[0]!.options.onProgress({ received: 7, total: null });
    await calls[0]!.answer({ error: new ApiError({ key: 'networkError' }) });
    expect(states()).toEqual(['failed']);
    jobs.retry(jobs.current()[0]!.id);
    expect(jobs.current()).toMatchObject([{ state: 'running', received: 0 }]);
    await calls[1]!.answer(whole);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('that is cancelled aborts its request, and nothing is saved', async () => {
    jobs.start(query);
    jobs.cancel(jobs.current()[0]!.id);
    expect(calls[0]!.options.signal.aborted).toBe(true);
    expect(states()).toEqual([]);
    await calls[0]!.answer(whole);
    expect(save).not.toHaveBeenCalled();
  });
});

describe('signing out', () => {
  it('ends the exports and shows this', async () => {
    jobs.start(query);
    becomes(undefined);
    expect(calls[0]!.options.signal.aborted).toBe(true);
    expect(states()).toEqual(['signedOut']);
    await calls[0]!.answer(whole);
    expect(save).not.toHaveBeenCalled();
  });

  it('leaves nothing to the next user', () => {
    jobs.start(query);
    becomes(undefined);
    becomes('bor');
    expect(states()).toEqual([]);
  });

  it('affects no exports that the user began as a visitor', () => {
    becomes(undefined);
    jobs.start(query);
    becomes('ana');
    expect(states()).toEqual(['running']);
  });
});
