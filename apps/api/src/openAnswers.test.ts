import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendOpenAnswers } from './openAnswers.ts';

async function serve(listener: RequestListener): Promise<Server> {
  const server = createServer({ keepAliveTimeout: 60_000 }, listener);
  sendOpenAnswers(server);
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
  // More than the buffers of a connection hold.
  const size = 30_000_000;
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
