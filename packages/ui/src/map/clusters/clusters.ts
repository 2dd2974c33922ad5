import {
  type Box,
  type ClusterIndex,
  type ClusterSource,
  type Found,
  indexClusters,
  type Opened,
} from './clusterIndex.ts';
import type { Question } from './clusters.worker.ts';
import { workerThreshold } from './workerThreshold.ts';

type Unnumbered<Any> = Any extends unknown ? Omit<Any, 'id'> : never;

export interface Clusters {
  /** Replaces the stations for all later queries. */
  load: (source: ClusterSource) => Promise<void>;
  query: (box: Box, zoom: number) => Promise<Found[]>;
  open: (cluster: number) => Promise<Opened>;
  end: () => void;
}

const startWorker = () => new Worker(new URL('./clusters.worker.ts', import.meta.url), { type: 'module' });

/**
 * Clusters in a worker, so that fifty thousand stations do not block the page; on the main thread if workers are
 * blocked.
 */
export function startClusters(start: () => Worker = startWorker): Clusters {
  let worker: Worker | null = null;
  let isBlocked = false;
  let source: ClusterSource | null = null;
  let here: ClusterIndex | null = null;
  let last = 0;
  const waiting = new Map<number, { question: Question; resolve: (answer: unknown) => void }>();

  const answerHere = (question: Question) => {
    if (question.kind === 'load' || !source) return null;
    here ??= indexClusters(source);
    return question.kind === 'query' ? here.query(question.box, question.zoom) : here.open(question.cluster);
  };

  const stopWorker = () => {
    isBlocked = true;
    worker?.terminate();
    worker = null;
    for (const { question, resolve } of waiting.values()) resolve(answerHere(question));
    waiting.clear();
  };

  const workerFor = (count: number): Worker | null => {
    if (count <= workerThreshold || isBlocked) return null;
    if (worker) return worker;
    try {
      worker = start();
    } catch {
      stopWorker();
      return null;
    }
    worker.addEventListener('error', stopWorker);
    worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: unknown }>) => {
      waiting.get(data.id)?.resolve(data.answer);
      waiting.delete(data.id);
    });
    return worker;
  };

  const request = (unnumbered: Unnumbered<Question>): Promise<unknown> => {
    const question = { ...unnumbered, id: ++last };
    const target = workerFor(source?.longitudes.length ?? 0);
    if (!target) return Promise.resolve(answerHere(question));
    return new Promise((resolve) => {
      waiting.set(question.id, { question, resolve });
      target.postMessage(question, []);
    });
  };

  return {
    load: async (next) => {
      source = next;
      here = null;
      await request({ kind: 'load', source: next });
    },
    query: async (box, zoom) => ((await request({ kind: 'query', box, zoom })) as Found[] | null) ?? [],
    open: async (cluster) => (await request({ kind: 'open', cluster })) as Opened,
    end: () => {
      worker?.terminate();
      waiting.clear();
    },
  };
}
