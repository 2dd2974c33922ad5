import { type Api, ApiError, createApi } from '@zrak/api-client';
import type { components } from '@zrak/api-client/schema';
import type { Config } from '../app/config.ts';
import { languages } from '../i18n/languages.ts';
import { currentLanguage } from '../session/preferences.ts';
import { loadCapabilities } from '../shared/query/loadCapabilities.ts';
import { browserOf } from './browser.ts';
import { withoutPersonalData } from './withoutPersonalData.ts';

type Report = components['schemas']['ClientError'];

/** The page whose errors are reported. */
export interface ReportedPage {
  services: { config: Pick<Config, 'ApplicationUrl'>; api: Api };
  /** With the routes that are shown, from the outermost. */
  router: { state: { initialized: boolean; matches: readonly { route: { path?: string | undefined } }[] } };
}

/** More errors of one page follow from the first ones. */
const mostReports = 10;
const longest = { message: 500, stack: 4000 };

/**
 * Reports each different error once, to a server that takes such reports. A report has no user, client, token or
 * address, and is never repeated.
 *
 * @param version of the build
 */
export function reporterOf({ services: { config, api }, router }: ReportedPage, version: string) {
  const reported = new Set<string>();
  const tag = () => languages[currentLanguage()].tag;
  // Without the token that other calls have.
  const server = createApi({
    baseUrl: new URL(config.ApplicationUrl, location.origin).href,
    language: tag,
    accessToken: () => null,
  });
  return async (error: unknown): Promise<void> => {
    const described = describe(error);
    if (described === undefined || reported.size >= mostReports) return;
    const { kind } = described;
    const message = withoutPersonalData(described.message).slice(0, longest.message);
    const stack = withoutPersonalData(described.stack).slice(0, longest.stack);
    const key = `${kind} ${message} ${stack}`;
    if (reported.has(key)) return;
    reported.add(key);
    const { initialized, matches } = router.state;
    // The first screen has no route until it is loaded.
    const paths = initialized ? matches.flatMap(({ route: { path } }) => path ?? []) : [];
    const route = `/${paths.join('/')}`;
    if (!(await loadCapabilities({ api })).has('clientErrors')) return;
    const body: Report = { kind, message, stack, version, route, language: tag(), browser: browserOf(navigator) };
    // Sent also while the page is closed.
    await server.POST('/api/clientErrors', { body, keepalive: true, credentials: 'omit' });
  };
}

interface Described {
  kind: Report['kind'];
  message: string;
  stack: string;
}

/** An error that replaced a screen, or the event of one that nothing caught. Undefined for what is none of the portal. */
function describe(error: unknown): Described | undefined {
  if (error instanceof ErrorEvent) return thrown('error', error.error ?? error.message);
  if (error instanceof PromiseRejectionEvent) return thrown('rejection', error.reason);
  if (error instanceof SecurityPolicyViolationEvent) return violation(error);
  // The server knows its answers.
  return error instanceof ApiError ? undefined : thrown('boundary', error);
}

function thrown(kind: Report['kind'], error: unknown): Described | undefined {
  if (error instanceof ApiError)
    return { kind, message: `ApiError ${error.status ?? 'without a response'}`, stack: '' };
  if (error instanceof DOMException && /^(?:Abort|Network)Error$/.test(error.name)) return undefined;
  if (error instanceof Error) {
    const stack = framesOf(error.stack ?? '');
    return isOfExtension(stack) ? undefined : { kind, message: `${error.name}: ${error.message}`, stack };
  }
  // Other values may hold anything, so only their type is reported.
  const message = typeof error === 'string' ? error : Object.prototype.toString.call(error);
  // Chromium and Firefox report it as an error; a later frame draws what is missing.
  return message.startsWith('ResizeObserver loop') ? undefined : { kind, message, stack: '' };
}

/** `blockedURI` is an address, or a word such as `inline`. */
function violation(event: SecurityPolicyViolationEvent): Described | undefined {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
  if (isOfExtension(`${sourceFile} ${blockedURI}`)) return undefined;
  const stack = sourceFile ? `${sourceFile}:${lineNumber}:${columnNumber}` : '';
  return { kind: 'policy', message: `${effectiveDirective} blocked ${blockedURI}`, stack };
}

const isOfExtension = (text: string): boolean => /-extension:/.test(text);

/** In Chromium a stack begins with the message. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim())
    .join('\n');
