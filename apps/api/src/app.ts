import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { addressOf } from './access/network.ts';
import { Viewer } from './access/viewer.ts';
import { methodsOf, type OperationRules, readContract, requestsOnly, rulesOf } from './contract/contractFile.ts';
import { everything, within } from './db/scope.ts';
import { ApiError, describeError, notFound, unauthorized } from './errors.ts';
import { handlers } from './handlers/index.ts';
import { languageOf } from './language.ts';
import { servePortal } from './portalFiles.ts';
import { addSecurityHeaders } from './securityHeaders.ts';
import { createServices } from './services.ts';
import { type Settings, settingsFrom } from './settings.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    rules?: OperationRules;
  }
}

export interface AppOptions {
  settings?: Settings;
  /** Seconds since 1970; tests let time pass with it. */
  now?: () => number;
  /** Folder of the built portal. */
  portalFolder?: string;
  /** Where the log goes; standard output, unless a test reads it. */
  logStream?: { write: (line: string) => void };
}

/** The API, ready for `listen` or `inject`; `close` gives everything back. @throws StartError */
export async function buildApp(options: AppOptions = {}): Promise<FastifyInstance> {
  const settings = options.settings ?? settingsFrom(process.env);
  const app = createServer(settings, options.logStream);
  // The database opens in its own thread while the routes are set up here.
  const now = options.now ?? (() => Date.now() / 1000);
  const opening = within(everything, () => createServices(settings, now, (error) => app.log.error(error)));
  const routesReady = addRoutes(app, settings, options.portalFolder);
  const [services] = await Promise.all([opening, routesReady]);
  app.decorate('services', services);
  app.addHook('onClose', () => services.close());
  return app;
}

async function addRoutes(app: FastifyInstance, settings: Settings, portalFolder: string | undefined): Promise<void> {
  const contract = readContract();
  const rules = rulesOf(contract);
  const allowedMethods = methodsOf(contract);

  app.decorateRequest('viewer');
  app.decorateRequest('language', 'en');
  addSecurityHeaders(app, settings);
  app.addHook('onRequest', async (request, reply) => {
    request.language = languageOf(request.headers['x-app-language']);
    const rule = request.routeOptions.config.rules;
    if (rule === undefined) return;
    void reply.headers({ 'Cache-Control': 'no-store', Vary: 'X-App-Language, Authorization' });
    await within(everything, () => request.server.services.catalogue.refresh());
    request.viewer = await viewerOf(request, rule);
    if (rule.token !== 'ignored') countCall(request);
  });
  app.addHook('preValidation', prepareInput);
  app.addHook('preHandler', (request, _reply, done) => {
    const rule = request.routeOptions.config.rules;
    // A user who signs in or follows a mailed link is looked up among all users.
    within(rule === undefined || rule.token === 'ignored' ? everything : request.viewer.scope, done);
  });
  app.setErrorHandler(refuse);

  await app.register(compress, {
    threshold: 1024,
    customTypes: /^application\/(json|vnd\.zrak\.columns)(;|$)/,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  });
  await app.register(formbody);
  await app.register(openapiGlue, {
    specification: requestsOnly(contract),
    operationResolver: (operationId) => {
      const handler = handlers[operationId as keyof typeof handlers];
      return { handler, config: { rules: rules.get(operationId)! } } as never;
    },
  });
  const answerNavigation = await servePortal(app, portalFolder);
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(request.url.split('?')[0]!);
    if (allowed !== undefined) {
      void reply.header('Allow', allowed.join(', '));
      return refuse(new ApiError(405, 'methodNotAllowed'), request, reply);
    }
    return answerNavigation(request, reply) ? reply : refuse(notFound(), request, reply);
  });
}

function createServer(settings: Settings, stream: AppOptions['logStream']): FastifyInstance {
  const app = Fastify({
    ...(settings.trustProxy === undefined ? {} : { trustProxy: settings.trustProxy }),
    logger: {
      level: settings.logLevel,
      ...(stream === undefined ? {} : { stream }),
      // Neither queries nor headers are logged: links carry tokens.
      serializers: { req: ({ method, url }) => ({ method, url: (url ?? '').split('?')[0]! }) },
    },
    bodyLimit: 1 << 20,
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000 },
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    ajv: {
      customOptions: {
        strict: false,
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: true,
        allErrors: false,
      },
    },
    frameworkErrors: (error, request, reply) => {
      void refuse(error, request, reply);
    },
    clientErrorHandler(error, socket) {
      if (!socket.writable) return;
      const code = (error as { code?: string }).code;
      const status =
        code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? '408 Request Timeout'
          : code === 'HPE_HEADER_OVERFLOW'
            ? '431 Request Header Fields Too Large'
            : '400 Bad Request';
      const body = '{"message":"Bad Request"}';
      socket.end(
        `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
      );
    },
  });
  app.removeContentTypeParser('text/plain');
  // Answers are written as they are: contract tests would not see what a serializer quietly drops or mends.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  return app;
}

/** The caller. @throws 401 when a required token is missing or a given token is not valid. */
async function viewerOf(request: FastifyRequest, { token: rule }: OperationRules): Promise<Viewer> {
  const { accessTokens, users, catalogue } = request.server.services;
  const visitor = new Viewer(catalogue);
  const { authorization } = request.headers;
  if (rule === 'ignored') return visitor;
  if (authorization === undefined) {
    if (rule === 'needed') throw unauthorized();
    return visitor;
  }
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
  const verified = token === undefined ? undefined : await accessTokens.verify(token);
  const user =
    verified === undefined
      ? undefined
      : await within(everything, () => users.ofSession(verified.userId, verified.sessionId));
  if (user === undefined || verified === undefined) throw unauthorized();
  return new Viewer(catalogue, user, verified.sessionId);
}

/** Counts a data call. Sign-in and similar operations have separate limits. @throws 429 */
function countCall({ server, viewer, ip }: FastifyRequest): void {
  const wait = server.services.calls.take(viewer.userId ?? addressOf(ip));
  if (wait > 0) throw new ApiError(429, 'tooManyCalls', { values: { seconds: wait }, retryAfter: wait });
}

/** Bodies only as the contract has them, and of its queries lists as arrays and whole numbers as numbers. */
async function prepareInput(request: FastifyRequest): Promise<void> {
  const { bodyTypes, lists = [], integers = [] } = request.routeOptions.config.rules ?? {};
  if (bodyTypes !== undefined) {
    const type = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
    if (!bodyTypes.includes(type)) throw new ApiError(415, 'badRequest');
  }
  const query = request.query as Record<string, string | string[] | number>;
  for (const name of lists) {
    const given = query[name] as string | string[] | undefined;
    if (given !== undefined) query[name] = [given].flat().flatMap((items) => items.split(','));
  }
  for (const name of integers) {
    const given = query[name];
    if (typeof given === 'string' && /^-?\d{1,15}$/.test(given)) query[name] = Number(given);
  }
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, retryAfter } = describeError(
    error,
    request.language ?? 'en',
    request.routeOptions.config.rules?.operationId,
  );
  if (status >= 500) request.log.error(error);
  if (retryAfter !== undefined) void reply.header('Retry-After', retryAfter);
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}
