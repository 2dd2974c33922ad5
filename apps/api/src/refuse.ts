import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from './errors.ts';
import { ReaderGone } from './readerGone.ts';

/** Answers with an error in the language of the request. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { operationId: operation, bodyTypes } = request.routeOptions.config.rules ?? {};
  const { status, body, retryAfter } = describeError(error, request.language ?? 'en', operation, bodyTypes);
  if (status >= 500 && !(error instanceof ReaderGone)) {
    request.log.error({ err: error, operation }, (error as Error).message);
  }
  request.server.services.refusedAccess.note(request, status);
  if (retryAfter !== undefined) void reply.header('Retry-After', retryAfter);
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}
