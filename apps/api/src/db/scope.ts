import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What PostgreSQL shows to what runs at the moment: the second barrier between clients, behind `access/viewer.ts`. See
 * docs/decisions/0006. Where no scope was set nothing is shown.
 */
export interface Scope {
  /** Ids of clients, comma-separated, or `*`. */
  clients: string;
  /** The client whose people may be seen, or `*`. */
  people: string;
  /** The user who is always seen: oneself. */
  user: string;
}

const nothing: Scope = { clients: '', people: '', user: '' };
/** For what the API does by itself, and for what comes before it is known who asks. */
export const everything: Scope = { clients: '*', people: '*', user: '' };

const scopes = new AsyncLocalStorage<Scope>();

export function within<T>(scope: Scope, work: () => T): T {
  return scopes.run(scope, work);
}

export function currentScope(): Scope {
  return scopes.getStore() ?? nothing;
}

/** A stream is read when the network has room, which need not be inside the call that began it: this keeps its scope. */
export async function* keepingScope<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  const scope = currentScope();
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
