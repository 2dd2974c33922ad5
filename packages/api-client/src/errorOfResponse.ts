import { ApiError, type ApiErrorDetails, type FieldFault } from './ApiError.ts';

type Text = ConstructorParameters<typeof ApiError>[0];

const unexpected: Text = { key: 'unexpectedError' };

const isFilledString = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? (body as Record<string, unknown>)[name]
    : undefined;
}

function joined(items: unknown): Text | undefined {
  if (!Array.isArray(items)) return undefined;
  const message = items.filter(isFilledString).join(' ');
  return message === '' ? undefined : { message };
}

function filled(value: unknown): Text | undefined {
  return isFilledString(value) ? { message: value } : undefined;
}

function textOf400(body: unknown): Text {
  if (body === undefined || body === '') return { key: 'badRequest' };
  if (field(body, 'error') === 'invalid_grant') return { key: 'invalidCredentials' };
  return (
    joined(field(body, '')) ??
    joined(body) ??
    filled(body) ??
    filled(field(body, 'error')) ??
    filled(field(body, 'message')) ?? { key: 'unknownError' }
  );
}

function textOf(status: number, body: unknown): Text {
  switch (status) {
    case 400:
      return textOf400(body);
    case 401:
      return { key: 'invalidCredentials' };
    case 403:
      return { key: 'accessForbidden' };
    case 404:
      return filled(body) ?? filled(field(body, 'message')) ?? { key: 'resourceNotFound' };
    case 405:
      return filled(body) ?? filled(field(body, 'message')) ?? { key: 'methodNotAllowed' };
    default:
      return filled(field(body, 'message')) ?? unexpected;
  }
}

function faultsOf(body: unknown): FieldFault[] {
  const faults = field(body, 'faults');
  if (!Array.isArray(faults)) return [];
  return faults.flatMap((fault) => {
    const [path, message] = [field(fault, 'field'), field(fault, 'message')];
    return typeof path === 'string' && isFilledString(message) ? [{ field: path, message }] : [];
  });
}

const isJson = (response: Response) => /\bjson\b/.test(response.headers.get('content-type') ?? '');
const isPlainText = (response: Response) => /^text\/plain\b/.test(response.headers.get('content-type') ?? '');

/**
 * Converts the response of a refused call by the error catalogue of the specification (section 8).
 *
 * @param body the parsed JSON, or the text when it is not JSON
 */
export function errorOfResponse(response: Response, body: unknown): ApiError {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const code = field(body, 'error');
  const fieldName = field(body, 'field');
  const conflict = field(body, 'conflict');
  const faults = faultsOf(body);
  const details: ApiErrorDetails = {
    status: response.status,
    ...(isFilledString(code) && { code }),
    ...(isFilledString(fieldName) && { field: fieldName }),
    ...(faults.length > 0 && { faults }),
    ...(isFilledString(conflict) && { conflict }),
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  };
  // A string is a text of the server, invalid JSON, or the page of a proxy: the last two are not meant for users.
  const isText = typeof body === 'string' && body !== '';
  const isBroken = isText && isJson(response) && /^\s*[[{<"]/.test(body);
  if (isBroken && response.status !== 401 && response.status !== 403) return new ApiError(unexpected, details);
  const isPage = isText && !isJson(response) && !isPlainText(response);
  return new ApiError(textOf(response.status, isPage ? null : body), details);
}
