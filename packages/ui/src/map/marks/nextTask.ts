/** Resolves in a task of its own, so that what waits, somebody who types say, comes first. */
export const nextTask = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((done) => void setTimeout(done));
