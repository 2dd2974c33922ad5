import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Sends open answers to the end when the server closes, and ends those that nobody takes.
 *
 * Node.js takes a connection for idle as soon as its answer is written, and cuts it when the server closes, although a
 * slow reader may not have got all of it. And it waits without end for a reader that takes nothing: a thousand of them
 * would be all calls that `Admission` lets in.
 *
 * @param patience milliseconds in which a reader must take something; Node.js notices it within twice this time
 */
export function watchOpenAnswers(server: Server, patience = 30_000): void {
  /** Each with the number of bytes read up to the end of its last answer. More have come: a request is arriving. */
  const connections = new Map<Socket, number>();
  /** Until their last byte is sent, or their reader has gone. */
  const open = new Set<ServerResponse>();
  let isClosing = false;
  const isOpen = (socket: Socket) => [...open].some((answer) => answer.req.socket === socket);
  const isIdle = (socket: Socket) => connections.get(socket) === socket.bytesRead && !isOpen(socket);

  server.on('connection', (socket) => {
    connections.set(socket, 0);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, answer) => {
    open.add(answer);
    answer.once('close', () => {
      open.delete(answer);
      if (connections.has(socket)) connections.set(socket, socket.bytesRead);
      if (isClosing && isIdle(socket)) socket.destroySoon();
    });
  });
  // Nothing has been read or sent for a while: by the reader, or because the answer is still computed.
  server.setTimeout(patience, (socket) => {
    if (socket.writableLength > 0 || !isOpen(socket)) socket.destroy();
  });
  // Called by `close`.
  server.closeIdleConnections = () => {
    isClosing = true;
    for (const socket of connections.keys()) if (isIdle(socket)) socket.destroy();
  };
}
