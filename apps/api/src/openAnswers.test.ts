import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { watchOpenAnswers } from './openAnswers.ts';

/** More bytes than the buffers of a connection hold. */
const size = 30_000_000;

async function serve(listener: RequestListener, patience?: number): Promise<Server> {
  const server = createServer({ keepAliveTimeout: patience ?? 60_000 }, listener);
  watchOpenAnswers(server, patience);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  return server;
}

/** A reader that has sent a request, if any, and reads nothing yet. */
async function readerOf(server: Server, request = 'GET / HTTP/1.1\r\nHost: zrak\r\n\r\n') {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(request);
  return socket;
}

async function read(socket: Socket): Promise<number> {
  let length = 0;
  socket.on('data', (piece: Buffer) => (length += piece.length));
  socket.resume();
  await once(socket, 'close');
  return length;
}

test('an answer that is written, and not read yet, is sent to the end when the server closes', async () => {
  const written = Promise.withResolvers<void>();
  const server = await serve((_request, answer) => {
    answer.end(Buffer.alloc(size));
    written.resolve();
  });
  const reader = await readerOf(server);
  await written.promise;
  const closed = once(server, 'close');
  server.close();
  expect(await read(reader)).toBeGreaterThan(size);
  await closed;
});

test('an answer that is still computed is sent, and its connection ends', async () => {
  const asked = Promise.withResolvers<() => void>();
  const server = await serve((_request, answer) => asked.resolve(() => answer.end('late')));
  const reader = await readerOf(server);
  const answer = await asked.promise;
  const closed = once(server, 'close');
  server.close();
  answer();
  expect(await read(reader)).toBeGreaterThan(4);
  await closed;
});

test('a request that is arriving has its answer', async () => {
  const server = await serve((_request, answer) => answer.end('late'));
  const connected = once(server, 'connection');
  const reader = await readerOf(server, 'GET / HTTP/1.1\r\n');
  const [connection] = (await connected) as [Socket];
  await vi.waitFor(() => expect(connection.bytesRead).toBeGreaterThan(0));
  const closed = once(server, 'close');
  server.close();
  reader.write('Host: zrak\r\n\r\n');
  expect(await read(reader)).toBeGreaterThan(4);
  await closed;
});

test.each([
  ['that has had its answer', 'GET / HTTP/1.1\r\nHost: zrak\r\n\r\n'],
  ['without a request', ''],
])('a connection %s ends at once', async (_name, request) => {
  const server = await serve((_request, answer) => answer.end('now'));
  const reader = await readerOf(server, request);
  if (request !== '') await once(reader, 'readable');
  const closed = once(server, 'close');
  server.close();
  await closed;
});

describe('a connection on which nothing moves', () => {
  it('ends if its reader takes nothing', async () => {
    const ended = Promise.withResolvers<void>();
    const server = await serve((_request, answer) => {
      answer.once('close', ended.resolve);
      // Computed for longer than readers may take.
      setTimeout(() => answer.end(Buffer.alloc(size)), 700);
    }, 300);
    await readerOf(server);
    await ended.promise;
  });

  it('stays if its reader is slow', async () => {
    const server = await serve((_request, answer) => void answer.end(Buffer.alloc(size)), 2000);
    const reader = await readerOf(server);
    let length = 0;
    let step = 0;
    reader.on('data', (piece: Buffer) => {
      length += piece.length;
      step += piece.length;
      // The buffers of the connection must be emptied by a third before the server can send more.
      if (step < size / 10) return;
      step = 0;
      reader.pause();
      setTimeout(() => reader.resume(), 400);
    });
    reader.resume();
    await vi.waitFor(() => expect(length).toBeGreaterThan(size), { timeout: 25_000 });
  });

  it('stays while its answer is computed, and ends when it is idle', async () => {
    const server = await serve((_request, answer) => void setTimeout(() => answer.end('late'), 1000), 300);
    const reader = await readerOf(server);
    expect(await read(reader)).toBeGreaterThan(4);
  });
});
