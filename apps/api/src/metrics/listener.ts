import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Settings, StartError } from '../settings.ts';
import type { Prometheus } from './prometheus.ts';

/**
 * Answers `GET /metrics` on a separate port. The portal's port does not have this page: figures about load and guessed
 * passwords are for the operator, and a rule of the proxy that is forgotten must not publish them.
 *
 * @throws StartError if the port cannot be opened
 */
export async function listen(
  { host, port }: NonNullable<Settings['metrics']>,
  { page, contentType }: Pick<Prometheus, 'page' | 'contentType'>,
  onError: (error: unknown) => void,
): Promise<{ server: Server; url: string }> {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    if (request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    page().then(
      (text) => response.writeHead(200, { 'Content-Type': contentType }).end(text),
      (error: unknown) => {
        onError(error);
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`Metrics cannot be served on ${host}, port ${port} (${code}); see ZRAK_METRICS_PORT.`);
  }
  const address = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return { server, url: `http://${name}:${address.port}/metrics` };
}
