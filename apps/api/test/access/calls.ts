import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { ViewerName } from '../../src/access/permissions.ts';
import type { AccessApi } from './people.ts';

interface Answer {
  response: LightMyRequestResponse;
  /** Milliseconds until the response, without the work after it. */
  duration: number;
}

export type Call = (viewer: ViewerName, request: InjectOptions) => Promise<Answer>;

/** Sends requests of viewers, each from a different network, to stay below the limits of the throttle. */
export function callerOf({ app, tokens }: AccessApi): Call {
  let calls = 0;
  return async (viewer, request) => {
    calls++;
    const token = tokens[viewer];
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const before = performance.now();
    const response = await app.inject({
      ...request,
      remoteAddress: `10.${calls >> 8}.${calls & 255}.1`,
      headers: { ...request.headers, ...authorization },
    });
    const duration = performance.now() - before;
    await app.services.background.idle();
    return { response, duration };
  };
}
