import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { addressOf } from '../access/network.ts';
import { Viewer } from '../access/viewer.ts';
import type { OperationRules } from '../contract/contractFile.ts';
import { everything, within } from '../db/scope.ts';
import { ApiError, badRequest, unauthorized } from '../errors.ts';
import { languageOf } from '../language.ts';
import type { CallRefusal } from '../metrics/meters.ts';
import { refuse } from '../refuse.ts';
import { addSecurityHeaders } from '../securityHeaders.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    rules?: OperationRules;
  }
}

/** Prepares every request for its handler: headers, language, viewer, limits, and the rows it may see. */
export const requests = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorateRequest('viewer');
    app.decorateRequest('language', 'en');
    addSecurityHeaders(app, app.services.settings);
    app.addHook('onRequest', async (request, reply) => {
      void reply.header('X-Request-Id', request.id);
      // A proxy that keeps connections must not use this one for its next request.
      if (request.server.services.isStopping) void reply.header('Connection', 'close');
      request.language = languageOf(request.headers['x-app-language']);
      const rule = request.routeOptions.config.rules;
      if (rule === undefined) return;
      // A load balancer would take a busy process for a broken one.
      if (rule.operationId !== 'getHealth') request.server.services.admission.admit(reply.raw);
      void reply.headers({ 'Cache-Control': 'no-store', Vary: 'X-App-Language, Authorization' });
      await within(everything, () => request.server.services.catalogue.refresh());
      request.viewer = await viewerOf(request, rule);
      // Otherwise a change that another process has just made would be missing for a second.
      if (request.viewer.isAdministrator)
        await within(everything, () => request.server.services.catalogue.loadChanges());
      if (rule.token !== 'ignored') await countCall(request);
    });
    app.addHook('preParsing', (request, _reply, _payload, done) => {
      const takesFile = request.routeOptions.config.rules?.bodyTypes?.includes('application/octet-stream');
      if (!takesFile) limitBody(request);
      done();
    });
    app.addHook('preValidation', prepareInput);
    app.addHook('preHandler', (request, _reply, done) => {
      const rule = request.routeOptions.config.rules;
      // A user who signs in or follows a mailed link is looked up among all users.
      within(rule === undefined || rule.token === 'ignored' ? everything : request.viewer.scope, done);
    });
    app.setErrorHandler(refuse);
  },
  { name: 'requests' },
);

/** Milliseconds in which a body arrives, unless it is a file. */
const bodyPatience = 30_000;

function limitBody({ raw }: FastifyRequest): void {
  if (raw.method === 'GET' || raw.method === 'HEAD') return;
  const late = setTimeout(() => raw.destroy(), bodyPatience);
  late.unref();
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(late));
}

/** The caller. @throws 401 if a required token or key is missing, or the one given is not valid. */
async function viewerOf(request: FastifyRequest, { token: rule }: OperationRules): Promise<Viewer> {
  const { accessTokens, users, catalogue, apiKeys, background, meters } = request.server.services;
  const visitor = new Viewer(catalogue);
  const { authorization } = request.headers;
  const refused = (reason: CallRefusal): ApiError => {
    meters.refusedCall(reason);
    return unauthorized();
  };
  if (rule === 'ignored') return visitor;
  if (authorization === undefined) {
    if (rule !== 'optional') throw refused('missing');
    return visitor;
  }
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
  if (rule === 'key') {
    const key = token === undefined ? undefined : await within(everything, () => apiKeys.ofSecret(token));
    if (key === undefined) throw refused('key');
    background.run(() => within(everything, () => apiKeys.used(key)));
    return Viewer.ofKey(catalogue, key);
  }
  const verified = token === undefined ? undefined : await accessTokens.verify(token);
  if (verified === undefined) throw refused('token');
  const user = await within(everything, () => users.ofSession(verified.userId, verified.sessionId));
  if (user === undefined) throw refused('session');
  return new Viewer(catalogue, user, verified.sessionId);
}

/** Counts a data call. Sign-in and similar operations have separate limits. @throws 429 */
async function countCall({ server, viewer, ip }: FastifyRequest): Promise<void> {
  const { calls, keyCalls } = server.services;
  const { apiKey } = viewer;
  const wait = await within(everything, () =>
    apiKey === undefined ? calls.take(viewer.userId ?? addressOf(ip)) : keyCalls.take(apiKey.id),
  );
  if (wait > 0) throw new ApiError(429, 'tooManyCalls', { values: { seconds: wait }, retryAfter: wait });
}

/** Bodies only as the contract has them; queries with lists as arrays, and with whole numbers and booleans as such. */
async function prepareInput(request: FastifyRequest): Promise<void> {
  const { bodyTypes, lists = [], integers = [], booleans = [] } = request.routeOptions.config.rules ?? {};
  if (bodyTypes !== undefined) {
    const type = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
    if (!bodyTypes.includes(type)) throw new ApiError(415, 'mediaType', { values: { types: bodyTypes.join(', ') } });
  }
  // PostgreSQL stores no null byte and no half of a surrogate pair in a text.
  const { body } = request;
  const isBinary = body instanceof Readable || body instanceof Uint8Array;
  if ([request.query, request.params, ...(isBinary ? [] : [body])].some(holdsUnstorable))
    throw badRequest('badRequest');
  const query = request.query as Record<string, string | string[] | number | boolean>;
  for (const name of lists) {
    const given = query[name] as string | string[] | undefined;
    if (given !== undefined) query[name] = [given].flat().flatMap((items) => items.split(','));
  }
  for (const name of integers) {
    const given = query[name];
    if (typeof given === 'string' && /^-?\d{1,15}$/.test(given)) query[name] = Number(given);
  }
  for (const name of booleans) {
    const given = query[name];
    if (given === 'true' || given === 'false') query[name] = given === 'true';
  }
}

/** Without recursion: a body may be nested deeper than the stack. */
function holdsUnstorable(input: unknown): boolean {
  const open = [input];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return true;
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) open.push(part);
  }
  return false;
}
