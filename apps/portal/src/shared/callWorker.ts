interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string;
  };
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/** The page trusts no string as the address of a script, but those this function is given. */
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

/** `error` says why there is no response. */
export type WorkerReply<Response> = { id: number } & ({ response: Response } | { error: string });

export interface WorkerCall<Request, Response> {
  /** Made when the worker is there: what is transferred is gone from the page, so it may have to be a copy. */
  request: () => { message: Request; transfer?: Transferable[] };
  /** Does the same on the page where workers are blocked, or when the worker fails. */
  fallback: () => Response | Promise<Response>;
  /** The answer is no longer wanted. */
  signal?: AbortSignal | undefined;
}

export interface WorkerOptions {
  /** The address of the worker's module, as `import('./x.worker.ts?worker&url')` gives it. */
  address: () => Promise<{ default: string }>;
  /** `kept` for many short calls; `perCall` for one that leaves much memory behind. */
  lifetime: 'kept' | 'perCall';
}

/**
 * A worker as a function. Its module answers with `answerCalls`.
 *
 * @returns calls it; rejects as the fallback does, or with the signal's reason
 */
export function createWorkerCaller<Request, Response>({ address, lifetime }: WorkerOptions) {
  type Settle = (reply: WorkerReply<Response> | null) => void;
  /** With the calls it has not answered yet. */
  interface Started {
    worker: Worker;
    waiting: Map<number, Settle>;
  }
  let kept: Promise<Started | null> | null = null;
  let count = 0;

  /** Null where there are no workers or they are not allowed. */
  async function start(): Promise<Started | null> {
    try {
      const worker = new Worker(trusted((await address()).default), { type: 'module' });
      const waiting = new Map<number, Settle>();
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply<Response>>) => {
        waiting.get(data.id)?.(data);
      });
      // A blocked worker fails here too, after it was made. One that is kept is not tried again.
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
