import { describe, expect, test } from 'vitest';
import { ApiError, errorOfThrown } from './ApiError.ts';
import { errorOfResponse } from './errorOfResponse.ts';

const answer = (status: number, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  new Response(null, { status, headers });
const plainText = { 'content-type': 'text/plain; charset=utf-8' };
const page = { 'content-type': 'text/html' };
const keyOf = (status: number, body: unknown, headers?: Record<string, string>) =>
  errorOfResponse(answer(status, headers), body).key;
const messageOf = (status: number, body: unknown, headers?: Record<string, string>) =>
  errorOfResponse(answer(status, headers), body).message;

describe('an error', () => {
  test('by key has the wording of the specification', () => {
    const wordings = {
      networkError: 'Network error',
      accessForbidden: 'Access Forbidden',
      invalidCredentials: 'Invalid credentials',
      unknownError: 'Unknown error',
      badRequest: 'Bad Request',
      resourceNotFound: 'Resource not found',
      methodNotAllowed: 'Method not allowed',
      unexpectedError: 'An unexpected error occurred',
    } as const;
    for (const [key, wording] of Object.entries(wordings)) {
      expect(new ApiError({ key: key as keyof typeof wordings })).toMatchObject({
        name: 'ApiError',
        key,
        message: wording,
      });
    }
  });

  test('by key has the text of the specification', () => {
    const error = new ApiError({ message: 'No.' }, { status: 400, code: 'c', field: 'f', retryAfter: 5 });
    expect(error).toMatchObject({
      message: 'No.',
      status: 400,
      code: 'c',
      field: 'f',
      retryAfter: 5,
      isAborted: false,
    });
    expect(error.key).toBeUndefined();
    expect(new ApiError({ message: '' }).status).toBeUndefined();
  });
});

describe('a refusal with status 400', () => {
  test.each([
    [undefined, 'badRequest'],
    ['', 'badRequest'],
    [{ error: 'invalid_grant', '': ['No.'] }, 'invalidCredentials'],
    [null, 'unknownError'],
    [5, 'unknownError'],
    [[], 'unknownError'],
    [['', ' ', 5], 'unknownError'],
    [{ '': [] }, 'unknownError'],
    [{ error: ' ' }, 'unknownError'],
    [{ message: 5 }, 'unknownError'],
    [Object.create({ message: 'inherited' }), 'unknownError'],
  ])('and the body %j has the message %s', (body, key) => expect(keyOf(400, body)).toBe(key));

  test.each([
    [{ '': ['a', '', 'b'], error: 'c' }, 'a b'],
    [['a', 5, ' ', 'b'], 'a b'],
    [{ '': 'a', error: 'c', message: 'd' }, 'c'],
    [{ error: '', message: 'd' }, 'd'],
  ])('and the body %j has the message %j', (body, message) => expect(messageOf(400, body)).toBe(message));
});

describe('a refusal with another status', () => {
  test.each([
    [401, { message: 'x' }, 'invalidCredentials'],
    [403, { message: 'x' }, 'accessForbidden'],
    [404, {}, 'resourceNotFound'],
    [404, undefined, 'resourceNotFound'],
    [405, { message: ' ' }, 'methodNotAllowed'],
    [409, {}, 'unexpectedError'],
    [500, { error: 'x' }, 'unexpectedError'],
  ])('%i and the body %j has the message %s', (status, body, key) => expect(keyOf(status, body)).toBe(key));

  test.each([404, 405, 409, 500])("%i has the server's message", (status) => {
    expect(messageOf(status, { message: 'Because.' })).toBe('Because.');
  });

  test('has a plain text as message where the specification allows it', () => {
    for (const status of [400, 404, 405]) expect(messageOf(status, 'Because.', plainText)).toBe('Because.');
    expect(keyOf(500, 'Because.', plainText)).toBe('unexpectedError');
  });
});

describe('a body without a usable message', () => {
  test.each([
    ['JSON that breaks off', { 'content-type': 'application/json' }],
    ['JSON of another kind that breaks off', { 'content-type': 'application/problem+json' }],
  ] as [string, Record<string, string>][])('is %s', (_, headers) => {
    for (const status of [400, 404, 405, 500]) expect(keyOf(status, '<p>', headers)).toBe('unexpectedError');
  });

  test.each([
    ['a page', page],
    ['a text of no type', {}],
    ['a text whose type only ends like plain text', { 'content-type': 'not-text/plain' }],
    ['a text whose type only begins like plain text', { 'content-type': 'text/plainer' }],
  ] as [string, Record<string, string>][])('is %s: the status has the message', (_, headers) => {
    const messages = [400, 404, 405, 500].map((status) => keyOf(status, '<p>', headers));
    expect(messages).toEqual(['unknownError', 'resourceNotFound', 'methodNotAllowed', 'unexpectedError']);
  });

  test('still names the account if the status does', () => {
    expect(keyOf(401, '<p>', page)).toBe('invalidCredentials');
    expect(keyOf(403, '<p>', page)).toBe('accessForbidden');
    expect(errorOfResponse(answer(500, page), '<p>').status).toBe(500);
  });

  test('is not an empty message', () => expect(keyOf(400, '', page)).toBe('badRequest'));
});

describe('the details of a refusal', () => {
  const detailsOf = (body: unknown, headers: Record<string, string> = {}) => {
    const { status, code, field, retryAfter, isAborted } = errorOfResponse(answer(400, headers), body);
    return { status, code, field, retryAfter, isAborted };
  };
  const none = { status: 400, code: undefined, field: undefined, retryAfter: undefined, isAborted: false };

  test('are the code, the faulty field and the time to wait', () => {
    expect(detailsOf({ error: 'invalid_grant', field: 'password' }, { 'retry-after': '7' })).toEqual({
      ...none,
      code: 'invalid_grant',
      field: 'password',
      retryAfter: 7,
    });
  });

  test('are left out if the server does not send them', () => {
    expect(detailsOf({ error: 5, field: '' }, { 'retry-after': 'Mon, 23 Nov 2026 08:00:00 GMT' })).toEqual(none);
    expect(detailsOf(undefined)).toEqual(none);
  });

  test('are the faults of each field, without those that name no field or say nothing', () => {
    const faults = [
      { field: 'clients/0/code', message: 'Is reserved.' },
      { field: '', message: 'Is empty.' },
    ];
    const others = [
      { field: 'clients/0/name' },
      { field: 'x', message: ' ' },
      { field: 5, message: 'No.' },
      null,
      'No.',
    ];
    const error = errorOfResponse(answer(400), { message: 'Is reserved.', faults: [...others, ...faults] });
    expect(error).toMatchObject({ message: 'Is reserved.', status: 400, faults });
    expect(error.faults).toHaveLength(2);
  });

  test.each([[undefined], [{ faults: 'none' }], [{ faults: {} }], [{ faults: [] }], [{ faults: null }]])(
    'are an empty list of faults for the body %j',
    (body) => expect(errorOfResponse(answer(400), body).faults).toEqual([]),
  );

  test('are the reason of a conflict', () => {
    const conflictOf = (body: unknown) => errorOfResponse(answer(409), body).conflict;
    expect(conflictOf({ message: 'The series has values.', conflict: 'measurements' })).toBe('measurements');
    for (const conflict of ['', ' ', 5, null]) expect(conflictOf({ message: 'No.', conflict })).toBeUndefined();
    expect(conflictOf(undefined)).toBeUndefined();
  });

  test('are omitted from the error itself when absent', () => {
    expect(detailsOf({}, { 'retry-after': '0' }).retryAfter).toBe(0);
  });
});

describe('a thrown value', () => {
  test('is returned unchanged if it is an ApiError', () => {
    const error = new ApiError({ message: 'No.' });
    expect(errorOfThrown(error)).toBe(error);
  });

  test.each([
    [new DOMException('', 'TimeoutError'), 'networkError'],
    [new TypeError('fetch failed'), 'networkError'],
    [Object.assign(new Error('other'), { name: 'AbortError' }), 'unexpectedError'],
    ['text', 'unexpectedError'],
    [undefined, 'unexpectedError'],
  ])('%o becomes %s', (thrown, key) => {
    expect(errorOfThrown(thrown)).toMatchObject({ key, isAborted: false });
    expect(errorOfThrown(thrown, new AbortController().signal)).toMatchObject({ key, isAborted: false });
  });

  test('is the cause of the error', () => {
    for (const thrown of [new TypeError('fetch failed'), new Error('x'), 'text']) {
      expect(errorOfThrown(thrown).cause).toBe(thrown);
    }
    expect(new ApiError({ key: 'badRequest' }, { status: 400 })).not.toHaveProperty('cause');
  });

  test.each([undefined, new Error('left'), 'x'])(
    'is an abort if the caller has aborted, for the reason %o',
    (reason) => {
      const signal = AbortSignal.abort(reason);
      expect(errorOfThrown(signal.reason, signal)).toMatchObject({ key: 'networkError', isAborted: true });
    },
  );
});
