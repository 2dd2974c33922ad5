import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const folder = join(import.meta.dirname, '../../dist');
const guide = join(import.meta.dirname, '../../../../docs/backends.md');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

export interface PortalServer {
  url: string;
  close: () => Promise<void>;
}

/** The content security policy that the guide for operators prints, with their API's origin in it. */
async function policyFor(apiUrl: string): Promise<string> {
  const [, policy] = /Content-Security-Policy: ([^\n]+)/.exec(await readFile(guide, 'utf8')) ?? [];
  if (policy === undefined) throw new Error('docs/backends.md names no content security policy');
  return policy.replace(' https://api.example.org', apiUrl.startsWith('/') ? '' : ` ${apiUrl}`);
}

/**
 * The built portal as any web server for files serves it.
 *
 * @param apiUrl another origin, or `/`
 */
export async function startPortalServer(apiUrl: string, settings: object = {}): Promise<PortalServer> {
  const headers = { 'Content-Security-Policy': await policyFor(apiUrl) };
  const config = {
    ApplicationUrl: apiUrl,
    // No tiles from outside: tests run without internet.
    Map: { mapBoxApiToken: '', zoom: 18, minZoom: 10, maxZoom: 18, style: null },
    DefaultLanguage: 'en',
    DefaultTimeZone: 'Europe/Ljubljana',
    ...settings,
  };
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const answer = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { ...headers, 'Content-Type': type }).end(body);
    const isEmbedPage = path.startsWith('/embed/');
    const isPage = request.headers.accept?.includes('text/html') === true && !path.startsWith('/assets/');
    if (path === '/config/config.json') return void answer(200, types['.json']!, JSON.stringify(config));
    readFile(join(folder, path))
      .then((body) => answer(200, types[extname(path)] ?? 'application/octet-stream', body))
      .catch(async () =>
        isPage
          ? answer(200, types['.html']!, await readFile(join(folder, isEmbedPage ? 'embed/index.html' : 'index.html')))
          : answer(404, 'text/plain', ''),
      );
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
