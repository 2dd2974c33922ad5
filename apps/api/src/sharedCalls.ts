/**
 * Work that many calls need at the same time. Each call gets the result of a run that began after it asked, so it is as
 * fresh as a run for this call alone; calls that ask during a run share the next one.
 */
export function sharedRun<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    const current = run().finally(() => {
      if (running === current) running = undefined;
    });
    running = current;
    return current;
  };
  return () => {
    if (next !== undefined) return next;
    if (running === undefined) return begin();
    next = running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return begin();
      });
    return next;
  };
}

/** After a failure that took longer, each key alone would take as long again; milliseconds. */
const quickFailure = 1000;

interface Looked<Found> {
  keys: number;
  found: readonly Found[];
  failure?: { error: unknown; isQuick: boolean };
}

/**
 * Like {@link sharedRun} for look-ups by key: one run looks up all keys that calls have asked for meanwhile. If it fails,
 * each key is looked up alone: a server of a distributed database that is down fails only the calls about its rows.
 */
export function sharedLookup<Key, Found>(
  lookUp: (keys: readonly Key[]) => Promise<readonly Found[]>,
): (key: Key) => Promise<Found> {
  let asked: Key[] = [];
  const run = sharedRun(async (): Promise<Looked<Found>> => {
    const keys = asked;
    asked = [];
    const began = performance.now();
    try {
      return { keys: keys.length, found: await lookUp(keys) };
    } catch (error) {
      const isQuick = performance.now() - began < quickFailure;
      return { keys: keys.length, found: [], failure: { error, isQuick } };
    }
  });
  return async (key) => {
    const place = asked.push(key) - 1;
    const { keys, found, failure } = await run();
    if (failure === undefined) return found[place]!;
    if (keys === 1 || !failure.isQuick) throw failure.error;
    return (await lookUp([key]))[0]!;
  };
}
