import type { Api, ApiError, ExportQuery } from '@zrak/api-client';
import { save } from '../../shared/download.ts';
import type { Services } from '../../app/services.ts';
import type { download, Progress } from './download.ts';

export interface ExportJob extends Progress {
  id: number;
  query: ExportQuery;
  /** Whose it is; undefined for a visitor. */
  owner: string | undefined;
  state: 'running' | 'saved' | 'failed' | 'signedOut';
  /** Once it is saved. */
  fileName?: string;
  /** Once it has failed. */
  error?: ApiError;
}

export interface ExportJobs {
  current: () => readonly ExportJob[];
  subscribe: (listener: () => void) => () => void;
  start: (query: ExportQuery) => void;
  /** Ends it on both sides. */
  cancel: (id: number) => void;
  /** From the beginning: the server keeps nothing of an export that broke. */
  retry: (id: number) => void;
  dismiss: (id: number) => void;
}

interface Surroundings {
  api: Api;
  download: typeof download;
  save: (file: File, name: string) => void;
  /** Id of who is signed in. */
  viewer: () => string | undefined;
  /** Told of every change of who that is. */
  onViewerChange: (listener: () => void) => void;
}

/** Exports that go on while somebody looks at other screens. A file that is not whole is never saved. */
export function createExportJobs(surroundings: Surroundings): ExportJobs {
  const { api, viewer } = surroundings;
  const listeners = new Set<() => void>();
  const controllers = new Map<number, AbortController>();
  let jobs: readonly ExportJob[] = [];
  let lastId = 0;

  const show = (next: readonly ExportJob[]) => {
    jobs = next;
    listeners.forEach((listener) => listener());
  };
  const change = (id: number, changes: Partial<ExportJob>) =>
    show(jobs.map((job) => (job.id === id ? { ...job, ...changes } : job)));
  const abort = (id: number) => {
    controllers.get(id)?.abort();
    controllers.delete(id);
  };

  const run = async ({ id, query }: ExportJob) => {
    const controller = new AbortController();
    controllers.set(id, controller);
    const { file, error } = await surroundings.download(api, query, {
      signal: controller.signal,
      onProgress: (progress) => {
        if (!controller.signal.aborted) change(id, progress);
      },
    });
    // Who has cancelled or has left wants no file any more, even when it was whole in the same moment.
    if (controller.signal.aborted) return;
    controllers.delete(id);
    if (error) return change(id, { state: 'failed', error });
    surroundings.save(file, file.name);
    change(id, { state: 'saved', fileName: file.name });
  };
  surroundings.onViewerChange(() => {
    const current = viewer();
    const isForeign = ({ owner }: ExportJob) => owner !== undefined && owner !== current;
    for (const { id } of jobs.filter(isForeign)) abort(id);
    // Who signed out reads what became of it; the next one is shown nothing of it.
    show(
      current === undefined
        ? jobs.map((job) => (isForeign(job) && job.state === 'running' ? { ...job, state: 'signedOut' } : job))
        : jobs.filter((job) => !isForeign(job)),
    );
  });

  const dismiss = (id: number) => show(jobs.filter((job) => job.id !== id));
  return {
    current: () => jobs,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(query) {
      lastId++;
      const job: ExportJob = { id: lastId, query, owner: viewer(), state: 'running', received: 0, total: null };
      show([...jobs, job]);
      void run(job);
    },
    cancel(id) {
      abort(id);
      dismiss(id);
    },
    retry(id) {
      change(id, { state: 'running', received: 0, total: null });
      const job = jobs.find((one) => one.id === id);
      if (job) void run(job);
    },
    dismiss,
  };
}

const known = new WeakMap<Services, ExportJobs>();

/** The exports of this page. */
export function exportJobsOf(services: Services): ExportJobs {
  const existing = known.get(services);
  if (existing) return existing;
  const jobs = createExportJobs({
    api: services.api,
    // Comes with the first export.
    download: async (...asked) => (await import('./download.ts')).download(...asked),
    save,
    viewer: () => services.user()?.id,
    onViewerChange: services.onUserChange,
  });
  known.set(services, jobs);
  return jobs;
}
