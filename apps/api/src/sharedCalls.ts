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

/** Like {@link sharedRun} for look-ups by key: one run looks up all keys that calls have asked for meanwhile. */
export function sharedLookup<Key, Found>(
  lookUp: (keys: readonly Key[]) => Promise<readonly Found[]>,
): (key: Key) => Promise<Found> {
  let asked: Key[] = [];
  const run = sharedRun(async () => {
    const keys = asked;
    asked = [];
    return lookUp(keys);
  });
  return async (key) => {
    const place = asked.push(key) - 1;
    return (await run())[place]!;
  };
}
