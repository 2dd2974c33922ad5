import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const defaultFolder = resolve(import.meta.dirname, '../../portal/dist');

/**
 * Serves the built portal, where there is one.
 * @returns answers a navigation to one of the portal's own addresses; false when it is none.
 */
export async function servePortal(
  app: FastifyInstance,
  folder = defaultFolder,
): Promise<(request: FastifyRequest, reply: FastifyReply) => boolean> {
  if (!existsSync(join(folder, 'index.html'))) return () => false;
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('Cache-Control', cacheRule(path.slice(folder.length).replaceAll('\\', '/')));
    },
  });
  return (request, reply) => {
    if (!isNavigation(request)) return false;
    void reply.sendFile('index.html');
    return true;
  };
}

/** Names with a hash never change their content; the rest is asked for each time. */
function cacheRule(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path === '/config/config.json' ? 'no-store' : 'no-cache';
}

/** A missing file must never be answered with the page: browsers would take it for a script. */
function isNavigation({ method, headers, url }: FastifyRequest): boolean {
  const path = url.split('?')[0]!;
  return (
    (method === 'GET' || method === 'HEAD') &&
    (headers.accept ?? '').includes('text/html') &&
    !/^\/(api|connect|register|assets|config)(\/|$)/.test(path) &&
    // Ids in the portal's own addresses may have a dot; files lie at the root and in the folders above.
    !/^\/[^/]+\.\w+$/.test(path)
  );
}
