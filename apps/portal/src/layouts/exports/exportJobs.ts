import type { Api, ApiError, ExportQuery } from '@zrak/api-client';
import { save } from '../../shared/download.ts';
import type { Services } from '../../app/services.ts';
import type { download, Progress } from './download.ts';
import type { ExportFormat } from './formatNames.ts';

export interface ExportJob extends Progress {
  id: number;
  query: ExportQuery;
  /** Id of the owner; undefined for a visitor. */
  owner: string | undefined;
  state: 'running' | 'saved' | 'failed' | 'signedOut';
  /** Of a saved export. */
  fileName?: string;
  /** Of the saved file. */
  format?: ExportFormat;
  /** Of a failed export. */
  error?: ApiError;
}

export interface ExportJobs {
  current: () => readonly ExportJob[];
  subscribe: (listener: () => void) => () => void;
  start: (query: ExportQuery) => void;
  /** Cancels it in the browser and on the server. */
  cancel: (id: number) => void;
  /** Starts from the beginning: the server keeps nothing of a broken export. */
  retry: (id: number) => void;
  dismiss: (id: number) => void;
}

interface Surroundings {
  api: Api;
  download: typeof download;
  save: (file: File, name: string) => void;
  /** Id of the signed-in user. */
  viewer: () => string | undefined;
  /** Called with every change of the user. */
  onViewerChange: (listener: () => void) => void;
}

/** Exports that continue while the user visits other screens. An incomplete file is never saved. */
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
    const { file, format, error } = await surroundings.download(api, query, {
      signal: controller.signal,
      onProgress: (progress) => {
        if (!controller.signal.aborted) change(id, progress);
      },
    });
    // After cancelling or signing out no file is saved, even if it was completed at the same moment.
    if (controller.signal.aborted) return;
    controllers.delete(id);
    if (error) return change(id, { state: 'failed', error });
    surroundings.save(file, file.name);
    change(id, { state: 'saved', fileName: file.name, format });
  };
  surroundings.onViewerChange(() => {
    const current = viewer();
    const isForeign = ({ owner }: ExportJob) => owner !== undefined && owner !== current;
    for (const { id } of jobs.filter(isForeign)) abort(id);
    // The user who signed out sees the result; the next user does not.
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
    // Loaded with the first export.
    download: async (...parameters) => (await import('./download.ts')).download(...parameters),
    save,
    viewer: () => services.user()?.id,
    onViewerChange: services.onUserChange,
  });
  known.set(services, jobs);
  return jobs;
}
