import type { ServerResponse } from 'node:http';

/** A response, complete in memory. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

interface Answering {
  response: ServerResponse;
  /** The response without a fault. */
  genuine: () => Promise<Answer>;
  /** Resolves when the fault is over. */
  over: Promise<void>;
}

export interface Fault {
  name: string;
  status?: number;
  /** Sentence of section 8 of the specification; null if the fault is no failure. */
  sentence: string | null;
  /** A read is repeated after this, at most twice. */
  isRepeated?: boolean;
  /** The response is successful, but not of the type that the contract says: it may count as empty, or not be read. */
  isShape?: boolean;
  answer: (answering: Answering) => Promise<void> | void;
}

const json = 'application/json; charset=utf-8';

export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': String(body.length) });
  response.end(body);
}

const fixed =
  (status: number, type: string, body: string, headers: Record<string, string> = {}) =>
  ({ response }: Answering) =>
    send(response, { status, headers: { ...(type && { 'content-type': type }), ...headers }, body: Buffer.from(body) });

const html = '<!doctype html><html><head><title>Welcome</title></head><body><h1>It works!</h1></body></html>';

const refusal = (name: string, sentence: string, body: unknown): Fault => ({
  name: `400 ${name}`,
  status: 400,
  sentence,
  answer: typeof body === 'string' ? fixed(400, 'text/plain', body) : fixed(400, json, JSON.stringify(body)),
});

const status = (code: number, sentence: string, body: object = {}, headers: Record<string, string> = {}): Fault => ({
  name: String(code),
  status: code,
  sentence,
  isRepeated: [429, 502, 503, 504].includes(code),
  answer: fixed(code, json, JSON.stringify(body), headers),
});

const shape = (body: string): Fault => ({
  name: `JSON ${body}`,
  sentence: 'Failed to load data.',
  isShape: true,
  answer: fixed(200, json, body),
});

/** Nothing is answered for this time, then the response without a fault. */
export const slowMs = 30_000;

/** Every way in which a call goes wrong. */
export const faults: readonly Fault[] = [
  { name: 'no answer', sentence: 'Network error', answer: ({ response }) => void response.destroy() },
  {
    name: '30 s slow',
    sentence: null,
    async answer({ response, genuine, over }) {
      await over;
      if (!response.destroyed) send(response, await genuine());
    },
  },
  {
    name: 'cut connection',
    sentence: 'Network error',
    async answer({ response, genuine }) {
      const { status: code, headers, body } = await genuine();
      const whole = body.length > 1 ? body : Buffer.from('{"id":1}');
      response.writeHead(code === 204 ? 200 : code, { ...headers, 'content-length': String(whole.length) });
      response.write(whole.subarray(0, Math.ceil(whole.length / 2)), () => response.destroy());
    },
  },
  {
    name: 'half a body',
    sentence: 'Failed to load data.',
    isShape: true,
    async answer({ response, genuine }) {
      const { status: code, headers, body } = await genuine();
      const whole = body.length > 1 ? body : Buffer.from('{"id":1}');
      send(response, {
        status: code === 204 ? 200 : code,
        headers: { 'content-type': json, ...headers },
        body: whole.subarray(0, Math.ceil(whole.length / 2)),
      });
    },
  },
  refusal('invalid_grant', 'Invalid credentials', { error: 'invalid_grant' }),
  refusal('array under the empty key', 'One reason. Another one.', { '': ['One reason.', 'Another one.'] }),
  refusal('array', 'One reason. Another one.', ['One reason.', 'Another one.']),
  refusal('text', 'A reason in plain text.', 'A reason in plain text.'),
  refusal('error field', 'A reason in the error field.', { error: 'A reason in the error field.' }),
  refusal('message field', 'A reason in the message field.', { message: 'A reason in the message field.' }),
  refusal('other body', 'Unknown error', { code: 7 }),
  { name: '400 without a body', status: 400, sentence: 'Bad Request', answer: fixed(400, '', '') },
  status(401, 'Invalid credentials'),
  status(403, 'Access Forbidden'),
  status(404, 'Resource not found'),
  status(405, 'Method not allowed'),
  status(409, 'Changed by another person.', { message: 'Changed by another person.' }),
  status(429, 'Too many calls.', { message: 'Too many calls.' }, { 'retry-after': '2' }),
  status(500, 'An unexpected error occurred'),
  status(503, 'An unexpected error occurred'),
  {
    name: 'HTML with 200',
    sentence: 'Failed to load data.',
    isShape: true,
    answer: fixed(200, 'text/html; charset=utf-8', html),
  },
  {
    name: 'HTML with 502',
    status: 502,
    sentence: 'An unexpected error occurred',
    isRepeated: true,
    answer: fixed(502, 'text/html; charset=utf-8', html),
  },
  // A write may be answered so.
  { name: 'empty 200', sentence: 'Failed to load data.', isShape: true, answer: fixed(200, '', '') },
  shape('{}'),
  shape('[]'),
  shape('null'),
  shape('"text"'),
];
