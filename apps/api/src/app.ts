import Fastify, { type FastifyInstance } from 'fastify';
import { Admission } from './access/admission.ts';
import { KeptAnswers } from './answers/keptAnswers.ts';
import { Content } from './content.ts';
import { oneLineKeyword } from './contract/oneLineKeyword.ts';
import type { Database } from './db/database.ts';
import { afterDemo, demo, demoContent, demoPassword } from './demo/plugin.ts';
import { handlers } from './handlers/index.ts';
import { noMeters } from './metrics/meters.ts';
import { access } from './plugins/access.ts';
import { audit } from './plugins/audit.ts';
import { background } from './plugins/background.ts';
import { beginToOpen, database, databaseClosing } from './plugins/database.ts';
import { deliveries } from './plugins/deliveries.ts';
import { mail } from './plugins/mail.ts';
import { measurementClock } from './plugins/measurementClock.ts';
import { parameters } from './plugins/parameters.ts';
import { repositories } from './plugins/repositories.ts';
import { requests } from './plugins/requests.ts';
import { retention } from './plugins/retention.ts';
import { routes } from './plugins/routes.ts';
import { loggedError, requestId, withoutAddresses } from './log.ts';
import { watchOpenAnswers } from './openAnswers.ts';
import { refuse } from './refuse.ts';
import { securityHeaders } from './securityHeaders.ts';
import type { Services } from './services.ts';
import { type Settings, settingsFrom } from './settings.ts';

export interface AppOptions {
  settings?: Settings;
  /** The database, if it is being opened already. */
  opening?: Promise<Database>;
  /** Seconds since 1970; tests let time pass with it. */
  now?: () => number;
  /** Folder of the built portal. */
  portalFolder?: string;
  /** Where the log goes; standard output, unless a test reads it. */
  logStream?: { write: (line: string) => void };
}

/** The API, ready for `listen` or `inject`. `close` stops its plugins in reverse order. @throws StartError */
export async function buildApp(options: AppOptions = {}): Promise<FastifyInstance> {
  const settings = options.settings ?? settingsFrom(process.env);
  const app = createServer(settings, options.logStream);
  const given: Pick<
    Services,
    | 'settings'
    | 'now'
    | 'content'
    | 'keptAnswers'
    | 'admission'
    | 'refusedPassword'
    | 'opening'
    | 'meters'
    | 'isStopping'
  > = {
    settings,
    opening: options.opening ?? beginToOpen(settings),
    now: options.now ?? (() => Date.now() / 1000),
    content: new Content(settings.contentFolder, settings.demo ? demoContent : undefined),
    keptAnswers: new KeptAnswers(),
    admission: new Admission(),
    refusedPassword: settings.demo ? undefined : demoPassword,
    meters: noMeters,
    isStopping: false,
  };
  // The plugins below add the other services.
  app.decorate('services', given as Services);
  app.register(databaseClosing);
  // Loads its library only where it is used.
  if (settings.metrics !== undefined) app.register((await import('./plugins/metrics.ts')).metrics);
  app.register(requests);
  app.register(routes, { handlers, portalFolder: options.portalFolder });
  app.register(database);
  app.register(parameters);
  app.register(repositories);
  app.register(settings.demo ? demo : afterDemo);
  app.register(mail);
  app.register(audit);
  app.register(background);
  app.register(access);
  app.register(deliveries);
  app.register(measurementClock);
  app.register(retention);
  try {
    await app.ready();
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}

function createServer(settings: Settings, stream: AppOptions['logStream']): FastifyInstance {
  const headers = securityHeaders(settings);
  const app = Fastify({
    // The first start writes the demo, or migrates a large database.
    pluginTimeout: 0,
    ...(settings.trustProxy === undefined ? {} : { trustProxy: settings.trustProxy }),
    logger: {
      level: settings.logLevel,
      ...(stream === undefined ? {} : { stream }),
      // Neither queries nor headers are logged: links carry tokens.
      serializers: { req: ({ method, url }) => ({ method, url: (url ?? '').split('?')[0]! }), err: loggedError },
      hooks: { streamWrite: withoutAddresses },
    },
    genReqId: (request) => requestId(request.headers['x-request-id'], settings),
    bodyLimit: 1 << 20,
    // Of a large file; `plugins/requests.ts` allows other bodies less.
    requestTimeout: 900_000,
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
        keywords: [oneLineKeyword],
      },
    },
    // A malformed address reaches no hook.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers).header('X-Request-Id', request.id);
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
      const all = {
        ...headers,
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': body.length,
        Connection: 'close',
      };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
      socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
    },
  });
  watchOpenAnswers(app.server);
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('text/csv', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  // By name: the routes of the contract warn of a type that only a pattern accepts.
  const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml'];
  app.addContentTypeParser(pictures, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  // A file is a stream, which its handler reads.
  app.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
  // Answers are written as they are: contract tests would not see what a serializer quietly drops or mends.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  return app;
}
