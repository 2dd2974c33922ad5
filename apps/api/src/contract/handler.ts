import type { FastifyReply, FastifyRequest } from 'fastify';
import type { operations } from '@zrak/api-client/schema';
import type { Viewer } from '../access/viewer.ts';
import type { Language } from '../language.ts';
import type { Services } from '../services.ts';
import type { OperationId } from './schemas.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer;
    language: Language;
  }
  interface FastifyInstance {
    services: Services;
  }
}

type Of<Container, Key extends string> = Key extends keyof Container ? NonNullable<Container[Key]> : undefined;
type ParametersOf<Id extends OperationId> = operations[Id]['parameters'];
type ContentOf<Body> = Body extends { content: infer Content } ? Content[keyof Content] : undefined;
type ResponsesOf<Id extends OperationId> = operations[Id]['responses'];
type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** Successful response of an operation: its JSON, or nothing. */
export type Answer<Id extends OperationId> = {
  [Status in keyof ResponsesOf<Id> & (200 | 201 | 202 | 204)]: JsonOf<ResponsesOf<Id>[Status]>;
}[keyof ResponsesOf<Id> & (200 | 201 | 202 | 204)];

export type OperationRequest<Id extends OperationId> = FastifyRequest<{
  Querystring: Of<ParametersOf<Id>, 'query'>;
  Params: Of<ParametersOf<Id>, 'path'>;
  Body: ContentOf<Of<operations[Id], 'requestBody'>>;
}>;

/** Types a handler by the contract. A streaming handler sends through `reply` and returns it. */
export type Handler<Id extends OperationId> = (
  request: OperationRequest<Id>,
  reply: FastifyReply,
) => Promise<Answer<Id> | FastifyReply>;

/** One handler per operation: a missing handler is a compile error. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
