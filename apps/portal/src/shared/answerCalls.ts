import type { WorkerReply, WorkerRequest } from './callWorker.ts';

/**
 * For the module of a worker: answers the calls of `createWorkerCaller`, one after the other.
 *
 * @param transferOf the buffers of a response that are transferred instead of copied
 */
export function answerCalls<Response>(
  answer: (request: never) => Response,
  transferOf: (response: Response) => Transferable[],
): void {
  addEventListener('message', ({ data: { id, request } }: MessageEvent<WorkerRequest<never>>) => {
    const reply = (message: WorkerReply<Response>, transfer: Transferable[]) => postMessage(message, { transfer });
    try {
      const response = answer(request);
      reply({ id, response }, transferOf(response));
    } catch (error) {
      reply({ id, error: String(error) }, []);
    }
  });
}
