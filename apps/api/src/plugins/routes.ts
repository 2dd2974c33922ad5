import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import fastifyPlugin from 'fastify-plugin';
import { methodsOf, readContract, requestsOnly, rulesOf } from '../contract/contractFile.ts';
import { ApiError, notFound } from '../errors.ts';
import type { Handlers } from '../contract/handler.ts';
import { servePortal } from '../portalFiles.ts';
import { refuse } from '../refuse.ts';
import { contractPages } from './contractPages.ts';

export interface RoutesOptions {
  handlers: Handlers;
  /** Folder of the built portal. */
  portalFolder: string | undefined;
}

/** Operations whose handlers say more about the faults of a body than the contract does. */
const judgesItsBody: ReadonlySet<string> = new Set(['changeNetwork']);

/** Bytes of bodies that are allowed less than others: operations that anyone may call. */
const bodyLimits: ReadonlyMap<string, number> = new Map([['reportClientError', 16 << 10]]);

/** A route for each operation of the contract, and the files of the portal for all other addresses. */
export const routes = fastifyPlugin(
  async (app: FastifyInstance, { handlers, portalFolder }: RoutesOptions) => {
    const contract = readContract();
    const rules = rulesOf(contract);
    const allowedMethods = methodsOf(contract);
    // Only an answer can be the one that a caller has, not an error.
    app.addHook('onSend', async ({ headers }, { statusCode }) => {
      if (statusCode >= 400) delete headers['if-none-match'];
    });
    // Before the compression, which makes a stream of a text.
    await app.register(etag, { weak: true });
    await app.register(compress, {
      threshold: 1024,
      customTypes: /^application\/(json|vnd\.zrak\.columns)(;|$)/,
      encodings: ['br', 'gzip'],
      // Flushed after each piece: otherwise a report of many stations waits in the compressor until it is complete.
      brotliOptions: {
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
      },
      zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 6 },
    });
    await app.register(formbody);
    await app.register(openapiGlue, {
      specification: requestsOnly(contract),
      operationResolver: (operationId) => {
        const handler = handlers[operationId as keyof typeof handlers];
        const attachValidation = judgesItsBody.has(operationId);
        const bodyLimit = bodyLimits.get(operationId);
        const limit = bodyLimit === undefined ? {} : { bodyLimit };
        return { handler, attachValidation, ...limit, config: { rules: rules.get(operationId)! } } as never;
      },
    });
    await app.register(contractPages, { contract });
    const answerNavigation = await servePortal(app, portalFolder, app.services.settings.portalConfigFolder);
    app.setNotFoundHandler((request, reply) => {
      const allowed = allowedMethods(request.url.split('?')[0]!);
      if (allowed !== undefined) {
        void reply.header('Allow', allowed.join(', '));
        refuse(new ApiError(405, 'methodNotAllowed'), request, reply);
      } else if (!answerNavigation(request, reply)) refuse(notFound(), request, reply);
      // The reply is not returned: Fastify would watch it once more, and Node.js warn about too many listeners.
    });
  },
  { name: 'routes', dependencies: ['requests'] },
);
