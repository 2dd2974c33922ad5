import type { Server } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { everything, within } from '../db/scope.ts';
import { databaseFaultOf } from '../db/outage.ts';
import { listen } from '../metrics/listener.ts';
import { createPrometheus } from '../metrics/prometheus.ts';
import type { Services } from '../services.ts';
import { version } from '../version.ts';

/** How long the number of waiting mails is kept, milliseconds: several servers of Prometheus may ask. */
const mailCountAge = 15_000;
/** How long the page waits for the database, milliseconds. */
const patience = 1000;

/** Measures requests from their first hook on, so it is the first plugin. Listens when all services are there. */
export const metrics = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { services } = app;
    const prometheus = createPrometheus(version.version);
    services.meters = prometheus.meters;
    let listener: Server | undefined;
    app.addHook('onRequest', (request, reply, done) => {
      observe(request, reply, prometheus.requestBegan());
      done();
    });
    app.addHook('onReady', async () => {
      const { database, catalogue, states, audit } = services;
      database.onStatement = (seconds, error) => {
        prometheus.statementEnded(seconds, error === undefined ? undefined : databaseFaultOf(error));
      };
      prometheus.read({
        database,
        stations: () => catalogue.locations.flatMap(({ id }) => states.of(id) ?? []),
        auditEventsWaiting: () => audit.waiting,
        mailsWaiting: mailsWaiting(services),
      });
      const { server, url } = await listen(services.settings.metrics!, prometheus, (error) => app.log.error(error));
      listener = server;
      services.metricsUrl = url;
    });
    // As the last of all, so that a stop can be watched.
    app.addHook('onClose', () => {
      listener?.close();
      listener?.closeAllConnections();
    });
  },
  { name: 'metrics' },
);

/** A response has ended or its reader is gone; of both, the first counts. */
function observe(
  request: FastifyRequest,
  { raw }: FastifyReply,
  ended: (operation: string, status: string) => void,
): void {
  let isOver = false;
  const end = (status: string): void => {
    if (isOver) return;
    isOver = true;
    // Addresses are no labels: they hold ids.
    ended(request.routeOptions.config.rules?.operationId ?? 'other', status);
  };
  raw.once('finish', () => end(`${Math.floor(raw.statusCode / 100)}xx`));
  raw.once('close', () => end('aborted'));
}

function mailsWaiting({ alertSubscriptions, alertWatch }: Services): () => Promise<number | undefined> {
  let counted: { at: number; count: Promise<number | undefined> } | undefined;
  return () => {
    if (counted !== undefined && performance.now() - counted.at < mailCountAge) return counted.count;
    const count = within(everything, () => alertSubscriptions.countDueMails(alertWatch.oldestMail)).catch(
      () => undefined,
    );
    const late = new Promise<undefined>((done) => {
      setTimeout(() => done(undefined), patience).unref();
    });
    counted = { at: performance.now(), count: Promise.race([count, late]) };
    return counted.count;
  };
}
