import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const defaultFolder = resolve(import.meta.dirname, '../../portal/dist');

/**
 * Serves the built portal, if there is one.
 *
 * @param ownConfig folder whose files take the place of those under `/config`
 * @returns answers a navigation to an address of the portal; false for any other request.
 */
export async function servePortal(
  app: FastifyInstance,
  folder = defaultFolder,
  ownConfig?: string,
): Promise<(request: FastifyRequest, reply: FastifyReply) => boolean> {
  if (!existsSync(join(folder, 'index.html'))) return () => false;
  const serve = (prefix: string, roots: string[]) =>
    app.register(fastifyStatic, {
      root: roots,
      prefix,
      decorateReply: prefix === '/',
      dotfiles: 'ignore',
      cacheControl: false,
      // `x.js.br` beside `x.js`, written by the build.
      preCompressed: true,
      setHeaders: (reply, path) => {
        const root = roots.find((one) => path.startsWith(one + sep))!;
        void reply.header('Cache-Control', cacheRule(prefix + relative(root, path).replaceAll('\\', '/')));
      },
    });
  await serve('/', [folder]);
  if (ownConfig !== undefined) await serve('/config/', [ownConfig, join(folder, 'config')]);
  return (request, reply) => {
    if (!isNavigation(request)) return false;
    const isEmbedPage = request.url.startsWith('/embed/') && existsSync(join(folder, 'embed/index.html'));
    void reply.sendFile(isEmbedPage ? 'embed/index.html' : 'index.html');
    return true;
  };
}

/** Files with a hash in the name never change; all others are revalidated each time. */
function cacheRule(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path === '/config/config.json' ? 'no-store' : 'no-cache';
}

/** A missing file must never be answered with the page: browsers would run it as a script. */
function isNavigation({ method, headers, url }: FastifyRequest): boolean {
  const path = url.split('?')[0]!;
  return (
    (method === 'GET' || method === 'HEAD') &&
    (headers.accept ?? '').includes('text/html') &&
    !/^\/(api|connect|register|assets|config)(\/|$)/.test(path) &&
    // Ids in addresses of the portal may contain a dot, but do not begin with one; files are at the root and in the
    // folders above.
    !/^\/[^/]+\.\w+$/.test(path) &&
    !/\/\./.test(path)
  );
}
