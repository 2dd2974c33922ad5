/** Milliseconds after the last of many changes at which the browser's address is written. */
export const settleMs = 300;

/** What the address bar does with the page; the browser's own, but in tests. */
export interface Page {
  /** Of the address the browser shows. */
  search: () => string;
  /** The whole address. */
  href: () => string;
  /** Of the history entry, as the router made it. */
  entry: () => string;
  /** Writes the search of the entry, and keeps its state. */
  replaceSearch: (search: string) => void;
}

export type Navigate = (to: { search: string }, options: { replace: boolean; preventScrollReset: true }) => unknown;

/**
 * The one writer of search params. It merges changes that come in quick succession into one navigation, and holds what
 * changes many times a second past the router, which would render the page and ask its loaders each time.
 */
export function createAddressBar(page: Page) {
  const listeners = new Set<() => void>();
  /** What was noted for an entry of the history. */
  let notes: { entry: string; texts: ReadonlyMap<string, string | null> } = { entry: '', texts: new Map() };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A navigation that has not arrived yet: until it has, the address is still `from`. */
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
  const underWay = () => (pending?.from === page.href() ? pending : null);
  /** The search with everything that was changed, whether the router has arrived there or not. */
  const current = () => underWay()?.search ?? withNotes(page.search(), page.entry());

  function settle() {
    // A navigation brings it along.
    if (underWay()) return;
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
    // Of several changes one that can be undone makes all of them one that can.
    pending = { from: page.href(), search, replace: replace && (underWay()?.replace ?? true), navigate };
    if (!isFlushDue) queueMicrotask(() => void flush());
    isFlushDue = true;
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current,
    /** What an address says together with what was noted since; of the given params alone. @param entry of the router */
    textOf: (names: readonly string[], search: string, entry: string): string => {
      const all = withNotes(search, entry);
      return new URLSearchParams([...all].filter(([name]) => names.includes(name))).toString();
    },
    /** Changes the search through the router. */
    change,
    /** Changes the search past the router: subscribers hear at once, the browser's address follows when it settles. */
    note: (write: (search: URLSearchParams) => URLSearchParams): void => {
      const before = current();
      const after = write(before);
      const names = new Set([...before.keys(), ...after.keys()]);
      const changed = [...names].filter((name) => before.get(name) !== after.get(name));
      if (changed.length === 0) return;
      const navigation = underWay();
      // It would arrive without what is noted now.
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
