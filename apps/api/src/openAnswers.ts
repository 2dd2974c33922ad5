import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets a server that closes send its open answers to the end. Node.js takes a connection for idle as soon as its answer
 * is written, and cuts it when the server closes, although a slow reader may not have got all of it.
 */
export function sendOpenAnswers(server: Server): void {
  /** Each with the number of bytes read up to the end of its last answer. More have come: a request is arriving. */
  const connections = new Map<Socket, number>();
  /** Until their last byte is sent, or their reader has gone. */
  const open = new Set<ServerResponse>();
  let isClosing = false;
  const isIdle = (socket: Socket) =>
    connections.get(socket) === socket.bytesRead && ![...open].some((answer) => answer.req.socket === socket);

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
  // Called by `close`.
  server.closeIdleConnections = () => {
    isClosing = true;
    for (const socket of connections.keys()) if (isIdle(socket)) socket.destroy();
  };
}
