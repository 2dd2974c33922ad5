interface EarlyCall {
  /** Language that the answer is in. */
  tag: string;
  answer: Promise<Response>;
}

/** Calls that `early/early.js` in the document has begun. */
export interface EarlyStart {
  config: Promise<{ response: Response; text: string }>;
  /** By URL. */
  calls: Map<string, EarlyCall>;
  /** Name of the station at the address, once it is known. */
  station?: string;
}

declare global {
  var zrakEarly: EarlyStart | undefined;
}

/** Milliseconds since the document was opened after which an answer is no longer new. */
const freshMs = 60_000;

/** The configuration that the document has asked for; undefined without its script. */
export const earlyConfig = (): EarlyStart['config'] | undefined => globalThis.zrakEarly?.config;

/** Name of the station at the address of the document; undefined while it is not known. */
export const earlyStation = (): string | undefined => globalThis.zrakEarly?.station;

/**
 * The answer to a call that the document has begun, for the first request that asks for the same without a token.
 *
 * @returns null where the call must be sent
 */
export async function earlyAnswer({ method, url, headers }: Request): Promise<Response | null> {
  const calls = globalThis.zrakEarly?.calls;
  const call = calls?.get(url);
  if (!call || method !== 'GET' || headers.has('If-None-Match')) return null;
  calls!.delete(url);
  const isSame = !headers.has('Authorization') && headers.get('X-App-Language') === call.tag;
  if (!isSame || performance.now() > freshMs) return null;
  return call.answer.catch(() => null);
}
