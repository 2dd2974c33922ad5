import type { PostgresPoolClient } from 'kysely';
import type pgModule from 'pg';
import type { PoolClient } from 'pg';
import { type CopiedContent, copyStart } from './copyOut.ts';

/** Called by the client for each message with output; each is a part of the content. */
interface CopyHandler {
  handleCopyData: (message: { chunk: Buffer }) => void;
}

/** Clients whose `query` answers the output of COPY as a row. */
export function copyingClients(pg: typeof pgModule): (client: PoolClient) => PostgresPoolClient {
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  return (client) => {
    let copying = known.get(client);
    if (copying === undefined) {
      const query = (text: string, parameters: readonly unknown[]) =>
        text.startsWith(copyStart) ? copied(pg, client, text) : client.query(text, [...parameters]);
      // Nothing here reads with a cursor.
      copying = { query: query as unknown as PostgresPoolClient['query'], release: (error) => client.release(error) };
      known.set(client, copying);
    }
    return copying;
  };
}

async function copied(
  pg: typeof pgModule,
  client: PoolClient,
  text: string,
): Promise<{ command: 'COPY'; rowCount: number; rows: CopiedContent[] }> {
  const parts: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    const query = new pg.Query(text, (error) => (error ? reject(error) : resolve()));
    // The client reuses the memory of its messages.
    const handler: CopyHandler = { handleCopyData: ({ chunk }) => parts.push(Buffer.from(chunk)) };
    client.query(Object.assign(query, handler));
  });
  return { command: 'COPY', rowCount: 1, rows: [{ content: Buffer.concat(parts) }] };
}
