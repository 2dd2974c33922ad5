/** Storage that falls back to memory if the browser refuses: private windows, full or blocked storage. */
function safe(open: () => Storage) {
  const memory = new Map<string, string>();
  const attempt = <T>(act: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return act(open());
    } catch {
      return otherwise();
    }
  };
  return {
    get: (key: string) =>
      memory.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    /** Writes all values or none: half a session is worse than a session in memory. */
    setAll(entries: Record<string, string>) {
      for (const key of Object.keys(entries)) memory.delete(key);
      attempt(
        (storage) => Object.entries(entries).forEach(([key, value]) => storage.setItem(key, value)),
        () => {
          this.removeAll(Object.keys(entries));
          Object.entries(entries).forEach(([key, value]) => memory.set(key, value));
        },
      );
    },
    removeAll(keys: string[]) {
      for (const key of keys) {
        memory.delete(key);
        attempt(
          (storage) => storage.removeItem(key),
          () => undefined,
        );
      }
    },
  };
}

export const tabStorage = safe(() => sessionStorage);
export const browserStorage = safe(() => localStorage);
