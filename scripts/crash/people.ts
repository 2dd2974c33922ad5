import { setTimeout } from 'node:timers/promises';

/** The server has ended before its answer. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

export type Call = <Answer = unknown>(method: string, path: string, body?: object | Buffer) => Promise<Answer>;

const contentTypeOf = (body: object | Buffer): string =>
  Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';

/** Calls of a signed-in user. They throw `NoAnswer`, or an error for every answer but success. */
export function callsOf(address: string, access: string): Call {
  return async <Answer>(method: string, path: string, body?: object | Buffer) => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${access}`,
        'x-app-language': 'en-GB',
        ...(body === undefined ? {} : { 'content-type': contentTypeOf(body) }),
      },
      ...(body === undefined ? {} : { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    }).catch(() => null);
    const content = await response?.arrayBuffer().catch(() => null);
    if (!response || !content) throw new NoAnswer();
    const bytes = Buffer.from(content);
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${bytes.toString()}`);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return (isJson ? JSON.parse(bytes.toString()) : bytes) as Answer;
  };
}

export interface Tokens {
  access: string;
  refresh: string;
}

/** @returns undefined if they are refused */
export async function tokensFor(address: string, form: Record<string, string>): Promise<Tokens | undefined> {
  const body = new URLSearchParams({ client_id: 'portal-spa', ...form });
  const response = await fetch(`${address}/connect/token`, { method: 'POST', body }).catch(() => null);
  const answer = await response?.json().catch(() => null);
  if (!response || !answer) throw new NoAnswer();
  if (response.status === 400) return undefined;
  if (response.status === 429) {
    // A sign-in during which the server was killed counts as a wrong guess.
    await setTimeout(Number(response.headers.get('retry-after') ?? 1) * 1000);
    return tokensFor(address, form);
  }
  if (!response.ok) throw new Error(`Signing in was answered ${response.status}: ${JSON.stringify(answer)}`);
  const { access_token: access, refresh_token: refresh } = answer as Record<string, string>;
  return { access: access!, refresh: refresh! };
}

export async function signIn(address: string, username: string, password: string): Promise<Tokens> {
  const tokens = await tokensFor(address, { grant_type: 'password', username, password });
  if (tokens === undefined) throw new Error(`${username} cannot sign in.`);
  return tokens;
}
