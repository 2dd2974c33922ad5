import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Rows that PostgreSQL shows to the running code: the second barrier between clients, behind `access/viewer.ts`. See
 * docs/decisions/0006. Without a scope no row is visible.
 */
export interface Scope {
  /** Ids of clients, comma-separated, or `*`. */
  clients: string;
  /** The client whose people are visible, or `*`. */
  people: string;
  /** The viewer, whose own row is always visible. */
  user: string;
}

const nothing: Scope = { clients: '', people: '', user: '' };
/** Scope for background work of the API, and for requests before the viewer is identified. */
export const everything: Scope = { clients: '*', people: '*', user: '' };

/** Scope for what belongs to one user only, such as the sessions that end when somebody else sets the password. */
export const ofUser = (user: string): Scope => ({ ...nothing, user });

/** The present scope, with what belongs to one user only in place of what belongs to the viewer only. */
export const alsoOfUser = (user: string): Scope => ({ ...currentScope(), user });

const scopes = new AsyncLocalStorage<Scope>();

export function within<T>(scope: Scope, work: () => T): T {
  return scopes.run(scope, work);
}

export function currentScope(): Scope {
  return scopes.getStore() ?? nothing;
}

/**
 * A stream is read when the network accepts data, which may be outside the call that made it. This keeps the scope of
 * that call, from the moment of this call.
 */
export function keepingScope<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  return readWithin(currentScope(), source);
}

async function* readWithin<T>(scope: Scope, source: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    for (;;) {
      const next = await within(scope, () => source.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await within(scope, () => source.return(undefined));
  }
}
