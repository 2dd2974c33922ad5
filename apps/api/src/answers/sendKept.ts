import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, KeptAnswer } from './keptAnswers.ts';

const jsonType = 'application/json; charset=utf-8';
const encodings: readonly Encoding[] = ['br', 'gzip'];

interface Kept {
  /** All that the answer depends on, except the operation and the language of the request. */
  key: readonly (string | number | boolean)[];
  /** Versions of its sources: differs after each change. */
  version: readonly (string | number | undefined)[];
  make: () => Promise<unknown>;
}

/** Sends the JSON of an answer that is kept until its version changes. */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, kept: Kept): Promise<FastifyReply> {
  return sendBody(request, reply, {
    ...kept,
    make: async () => new KeptAnswer(Buffer.from(JSON.stringify(await kept.make())), jsonType),
  });
}

/** Like {@link sendKept}, for an answer in any form. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, version, make }: Omit<Kept, 'make'> & { make: () => Promise<KeptAnswer> },
): Promise<FastifyReply> {
  const { operationId } = request.routeOptions.config.rules!;
  const wholeKey = JSON.stringify([operationId, request.language, ...key]);
  const answer = await request.server.services.keptAnswers.of(wholeKey, JSON.stringify(version), make);
  void reply.header('ETag', answer.etag);
  if (isSame(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  void reply.type(answer.type);
  if (!answer.isCompressible) return reply.send(answer.body);
  addVary(reply, 'Accept-Encoding');
  const encoding = encodings.find((one) => accepts(request.headers['accept-encoding'], one));
  if (encoding === undefined) return reply.send(answer.body);
  return reply.header('Content-Encoding', encoding).send(await answer.in(encoding));
}

/** Whether a caller has this version of an answer. @param etag weak */
export function isSame(ifNoneMatch: string | undefined, etag: string): boolean {
  const strong = etag.replace(/^W\//, '');
  return (ifNoneMatch ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === strong);
}

/** Whether an `Accept` or `Accept-Encoding` header names this form. */
export function accepts(header: string | undefined, name: string): boolean {
  return (header ?? '').split(',').some((range) => {
    const [first, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return first === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

export function addVary(reply: FastifyReply, header: string): void {
  void reply.header('Vary', `${String(reply.getHeader('Vary'))}, ${header}`);
}
