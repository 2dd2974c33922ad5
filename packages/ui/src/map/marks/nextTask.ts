/** Resolves in a separate task, so that waiting events, for example key presses, are handled first. */
export const nextTask = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((done) => void setTimeout(done));
