/**
 * PGlite in a separate thread: it computes on the thread that calls it and would block all other requests. The main
 * thread sends a `Request` and receives one `Answer` for each, in order.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { unpackEmptyDatabase } from './emptyDatabase.ts';

export interface Request {
  id: number;
  sql: string;
  parameters: readonly unknown[];
  /** Several statements at once, without parameters (migrations). */
  script?: boolean;
  /** Input of the statement, `/dev/blob`. */
  content?: Uint8Array;
}

export type Answer =
  | { id: number; rows: unknown[]; affectedRows: number | undefined; content?: Uint8Array | undefined }
  | { id: number; error: { message: string; code: string | undefined } };

const port = parentPort;
if (port === null) throw new Error('pglite.worker.ts runs in a worker thread only');

const { folder } = workerData as { folder: string };
unpackEmptyDatabase(folder);
// Those of PGlite convert one byte at a time, which took most of the time of reading and writing measurements.
const database = await PGlite.create(folder, {
  parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
  serializers: {
    [types.BYTEA]: ({ buffer, byteOffset, byteLength }: Uint8Array) =>
      `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
  },
});

async function answer({ id, sql, parameters, script, content }: Request): Promise<Answer> {
  try {
    if (script) {
      await database.exec(sql);
      return { id, rows: [], affectedRows: undefined };
    }
    const blob = content && new Blob([Buffer.from(content)]);
    const { rows, affectedRows, blob: written } = await database.query(sql, [...parameters], blob && { blob });
    return { id, rows, affectedRows, content: written && new Uint8Array(await written.arrayBuffer()) };
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    return { id, error: { message, code } };
  }
}

port.on('message', (message: Request | 'close') => {
  if (message === 'close') {
    void database.close().then(() => port.postMessage('closed'));
    return;
  }
  void answer(message).then((result) => port.postMessage(result));
});
port.postMessage('ready');
