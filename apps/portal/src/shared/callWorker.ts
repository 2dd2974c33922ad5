interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string;
  };
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/** Trusted Types policy: only this function may set the URL of a worker script. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('workers', { createScriptURL: (url) => url });
  return policy.createScriptURL(address);
}

export interface WorkerRequest<Request> {
  id: number;
  request: Request;
}

/** `error` is the reason if there is no response. */
export type WorkerReply<Response> = { id: number } & ({ response: Response } | { error: string });

export interface WorkerCall<Request, Response> {
  /** Called when the worker is ready: transferred buffers are lost to the page, so the request may need a copy. */
  request: () => { message: Request; transfer?: Transferable[] };
  /** Computes the same on the page if workers are blocked or the worker fails. */
  fallback: () => Response | Promise<Response>;
  /** Aborted when the response is no longer needed. */
  signal?: AbortSignal | undefined;
}

export interface WorkerOptions {
  /** URL of the worker's module, as `import('./x.worker.ts?worker&url')` returns it. */
  address: () => Promise<{ default: string }>;
  /** `kept` for many short calls; `perCall` for a call that uses much memory. */
  lifetime: 'kept' | 'perCall';
}

/**
 * Wraps a worker in a function. The module of the worker answers with `answerCalls`.
 *
 * @returns a function that rejects as the fallback does, or with the signal's reason
 */
export function createWorkerCaller<Request, Response>({ address, lifetime }: WorkerOptions) {
  type Settle = (reply: WorkerReply<Response> | null) => void;
  /** Worker and its unanswered calls. */
  interface Started {
    worker: Worker;
    waiting: Map<number, Settle>;
  }
  let kept: Promise<Started | null> | null = null;
  let count = 0;

  /** Null if workers are missing or not allowed. */
  async function start(): Promise<Started | null> {
    try {
      const worker = new Worker(trusted((await address()).default), { type: 'module' });
      const waiting = new Map<number, Settle>();
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply<Response>>) => {
        waiting.get(data.id)?.(data);
      });
      // A blocked worker also fails here, after its creation. A `kept` worker is not tried again.
      worker.addEventListener('error', () => {
        worker.terminate();
        if (lifetime === 'kept') kept = Promise.resolve(null);
        for (const settle of waiting.values()) settle(null);
      });
      return { worker, waiting };
    } catch {
      return null;
    }
  }

  async function answerOf({ worker, waiting }: Started, call: WorkerCall<Request, Response>) {
    const id = count++;
    const { signal } = call;
    let leave: (() => void) | undefined;
    try {
      return await new Promise<WorkerReply<Response> | null>((settle, reject) => {
        leave = () => reject(signal?.reason);
        signal?.addEventListener('abort', leave);
        waiting.set(id, settle);
        const { message, transfer = [] } = call.request();
        worker.postMessage({ id, request: message } satisfies WorkerRequest<Request>, transfer);
      });
    } finally {
      waiting.delete(id);
      if (leave) signal?.removeEventListener('abort', leave);
      if (lifetime === 'perCall') worker.terminate();
    }
  }

  return async (call: WorkerCall<Request, Response>): Promise<Response> => {
    const started = await (lifetime === 'kept' ? (kept ??= start()) : start());
    call.signal?.throwIfAborted();
    const reply = started && (await answerOf(started, call));
    return reply && 'response' in reply ? reply.response : call.fallback();
  };
}
