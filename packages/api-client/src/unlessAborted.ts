/**
 * The result of work that may ignore its signal.
 *
 * @throws the reason of the first signal that aborts before the work ends
 */
export async function unlessAborted<T>(work: Promise<T>, signals: readonly AbortSignal[]): Promise<T> {
  const ended = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    for (const signal of signals) {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { signal: ended.signal });
    }
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    ended.abort();
  }
}
