/**
 * PGlite in a separate thread: it computes on the thread that calls it and would block all other requests. The main
 * thread sends a `Request` and receives one `Answer` for each, in order.
 */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { unpackEmptyDatabase } from './emptyDatabase.ts';
import { sharedBuffersOf } from './sharedBuffers.ts';

export interface Request {
  id: number;
  sql: string;
  parameters: readonly unknown[];
  /** Several statements at once, without parameters (migrations). */
  script?: boolean;
  /** Input of the statement, `/dev/blob`. */
  content?: Uint8Array;
}

export interface WorkerData {
  folder: string;
  /** PGlite, compiled by an earlier worker of the process. */
  program: WebAssembly.Module | undefined;
}

export type Answer =
  | { id: number; rows: unknown[]; affectedRows: number | undefined; content?: Uint8Array | undefined }
  | { id: number; error: { message: string; code: string | undefined } };

/** An answer, the start with the compiled PGlite, or the end. */
export type Message = Answer | { program: WebAssembly.Module } | 'closed';

const port = parentPort;
if (port === null) throw new Error('pglite.worker.ts runs in a worker thread only');

const { folder, program: compiled } = workerData as WorkerData;
unpackEmptyDatabase(folder);
const program = compiled ?? (await compile(new URL(import.meta.resolve('@electric-sql/pglite/pglite.wasm'))));
// Those of PGlite convert one byte at a time, which took most of the time of reading and writing measurements.
const database = await PGlite.create(folder, {
  pgliteWasmModule: program,
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffersOf(folder)}`],
  parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
  serializers: {
    [types.BYTEA]: ({ buffer, byteOffset, byteLength }: Uint8Array) =>
      `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
  },
});

async function compile(file: URL): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(file));
}

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

const send = (message: Message): void =>
  port.postMessage(message, typeof message === 'object' && 'rows' in message ? buffersOf(message) : []);

/** Bytes of measurements are given away instead of copied. Short ones share a pool, which stays here. */
function buffersOf({ rows, content }: Extract<Answer, { rows: unknown }>): ArrayBuffer[] {
  return [...rows.flatMap((row) => Object.values(row as object)), content].flatMap((value) =>
    value instanceof Uint8Array && value.byteLength === value.buffer.byteLength ? [value.buffer as ArrayBuffer] : [],
  );
}

port.on('message', (message: Request | 'close') => {
  if (message === 'close') {
    void database.close().then(() => send('closed'));
    return;
  }
  void answer(message).then(send);
});
send({ program });
