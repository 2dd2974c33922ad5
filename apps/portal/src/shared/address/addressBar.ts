/** Milliseconds after the last of many changes before the address of the browser is written. */
export const settleMs = 300;

/** Access of the address bar to the page; replaced in tests. */
export interface Page {
  /** Search of the browser's address. */
  search: () => string;
  /** The whole address. */
  href: () => string;
  /** Key of the history entry, as set by the router. */
  entry: () => string;
  /** Writes the search of the entry, and keeps its state. */
  replaceSearch: (search: string) => void;
}

export type Navigate = (to: { search: string }, options: { replace: boolean; preventScrollReset: true }) => unknown;

/**
 * The only writer of search params. It merges changes in quick succession into one navigation, and writes values that
 * change many times a second without the router, which would render the page and run its loaders each time.
 */
export function createAddressBar(page: Page) {
  const listeners = new Set<() => void>();
  /** Values noted for a history entry. */
  let notes: { entry: string; texts: ReadonlyMap<string, string | null> } = { entry: '', texts: new Map() };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A pending navigation: until it completes, the address is still `from`. */
  let pending: { from: string; search: URLSearchParams; replace: boolean; navigate: Navigate } | null = null;
  let isFlushDue = false;

  const notesOf = (entry: string) => (notes.entry === entry ? notes.texts : new Map<string, string | null>());
  const withNotes = (search: string, entry: string) => {
    const all = new URLSearchParams(search);
    for (const [name, text] of notesOf(entry)) {
      if (text === null) all.delete(name);
      else all.set(name, text);
    }
    return all;
  };
  const pendingNavigation = () => (pending?.from === page.href() ? pending : null);
  /** The search with all changes, including those of a pending navigation. */
  const current = () => pendingNavigation()?.search ?? withNotes(page.search(), page.entry());

  function settle() {
    // A navigation includes it.
    if (pendingNavigation()) return;
    const search = withNotes(page.search(), page.entry()).toString();
    if (search !== new URLSearchParams(page.search()).toString()) page.replaceSearch(search && `?${search}`);
  }

  async function flush() {
    isFlushDue = false;
    const navigation = pending;
    if (!navigation) return;
    const { search, replace, navigate } = navigation;
    await navigate({ search: search.toString() }, { replace, preventScrollReset: true });
    if (pending === navigation) pending = null;
  }

  function change(
    write: (search: URLSearchParams) => URLSearchParams,
    { replace, navigate }: { replace: boolean; navigate: Navigate },
  ) {
    const before = current();
    const search = write(before);
    if (search.toString() === before.toString()) return;
    // If one of several changes can be undone with Back, all of them can.
    pending = { from: page.href(), search, replace: replace && (pendingNavigation()?.replace ?? true), navigate };
    if (!isFlushDue) queueMicrotask(() => void flush());
    isFlushDue = true;
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current,
    /**
     * Values of an address together with the values noted since, limited to the given params. @param entry of the
     * router
     */
    textOf: (names: readonly string[], search: string, entry: string): string => {
      const all = withNotes(search, entry);
      return new URLSearchParams([...all].filter(([name]) => names.includes(name))).toString();
    },
    /** Changes the search through the router. */
    change,
    /**
     * Changes the search without the router: subscribers are notified at once, the browser's address follows after a
     * delay.
     */
    note: (write: (search: URLSearchParams) => URLSearchParams): void => {
      const before = current();
      const after = write(before);
      const names = new Set([...before.keys(), ...after.keys()]);
      const changed = [...names].filter((name) => before.get(name) !== after.get(name));
      if (changed.length === 0) return;
      const navigation = pendingNavigation();
      // The pending navigation would complete without the values noted now.
      if (navigation) change(write, navigation);
      const entry = page.entry();
      notes = {
        entry,
        texts: new Map([...notesOf(entry), ...changed.map((name) => [name, after.get(name)] as const)]),
      };
      clearTimeout(timer);
      timer = setTimeout(settle, settleMs);
      for (const listener of listeners) listener();
    },
  };
}

export const addressBar = createAddressBar({
  search: () => window.location.search,
  href: () => window.location.href,
  entry: () => (window.history.state as { key?: string } | null)?.key ?? 'default',
  replaceSearch: (search) => {
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  },
});
