import { addressOf } from '../access/network.ts';
import type { Handler } from '../contract/handler.ts';
import { everything, within } from '../db/scope.ts';
import { ApiError, notFound } from '../errors.ts';
import { withoutPersonalData } from '../withoutPersonalData.ts';

/**
 * Logs an error of the portal in a browser. The line has no id of the request: it would join the report with the address
 * in the log of a proxy.
 */
export const reportClientError: Handler<'reportClientError'> = async ({ body, ip, server }, reply) => {
  const { settings, clientErrors, meters } = server.services;
  if (!settings.clientErrors) throw notFound();
  const wait = await within(everything, () => clientErrors.take(addressOf(ip)));
  if (wait > 0) throw new ApiError(429, 'tooManyCalls', { values: { seconds: wait }, retryAfter: wait });
  const { kind, message, stack = '', version, route, language, browser } = body;
  const clientError = {
    kind,
    message: withoutPersonalData(message),
    stack: withoutPersonalData(stack),
    version,
    route,
    language,
    browser: browser.family,
    browserVersion: browser.version,
  };
  server.log.warn({ clientError }, 'client error');
  meters.clientFailed(kind);
  return reply.code(204).send();
};
