import type { Schemas } from './contract/schemas.ts';
import { isOutage } from './db/outage.ts';
import { defaultLanguage, type Language } from './language.ts';
import { type EndOf, type TextId, texts, type TextValues } from './texts.ts';

/** Message ids of the catalogues without the prefix `errors.`. */
export type MessageKey = EndOf<TextId, 'errors.'>;

/** Reason of a refusal of a change. */
export type Conflict = NonNullable<Schemas['NetworkError']['conflict']>;

/** A refusal: an HTTP status and a message for the viewer, in any language. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly key: MessageKey;
  readonly values: TextValues;
  /** The field `error` of the contract, a code for programs. */
  readonly code: string | undefined;
  /** The field `conflict` of the contract. */
  readonly conflict: Conflict | undefined;
  /** Field of the body at which a form shows the message, where `fields` does not name it. */
  readonly field: string | undefined;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    statusCode: number,
    key: MessageKey,
    details: { values?: TextValues; code?: string; conflict?: Conflict; field?: string; retryAfter?: number } = {},
  ) {
    super(say(key, defaultLanguage, details.values));
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.key = key;
    this.values = details.values ?? {};
    this.code = details.code;
    this.conflict = details.conflict;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
  }
}

export const badRequest = (key: MessageKey, values?: TextValues): ApiError =>
  new ApiError(400, key, values === undefined ? {} : { values });
export const unauthorized = (): ApiError => new ApiError(401, 'invalidCredentials');
export const forbidden = (): ApiError => new ApiError(403, 'forbidden');
export const tooManyAttempts = (seconds: number): ApiError =>
  new ApiError(429, 'tooManyAttempts', { values: { seconds }, retryAfter: seconds });
/** Somebody else has changed the object since the caller read it. */
export const outdated = (): ApiError => new ApiError(409, 'outdated', { conflict: 'outdated' });
export const notFound = (): ApiError => new ApiError(404, 'notFound');

export interface ErrorBody {
  message: string;
  error?: string;
  conflict?: Conflict;
  field?: string;
}

/** Fields of a body that a refusal refers to, so that a form can show it at the right input. */
const fields: Partial<Record<MessageKey, string>> = {
  userNameTooShort: 'userName',
  userNameTaken: 'userName',
  userNameOfOther: 'userName',
  emailForm: 'email',
  emailTaken: 'email',
  fullNameMissing: 'fullName',
  clientMissing: 'clientId',
  viewNameTaken: 'name',
  reportFileType: 'fileName',
};

function say(key: MessageKey, language: Language, values?: TextValues): string {
  return texts.in(language)(`errors.${key}`, values);
}

/** An invalid part of a mailed link is always reported as an invalid link, without details. */
const linkFaults: Partial<Record<string, MessageKey>> = {
  validatePasswordResetToken: 'resetUrlWrong',
  resetPassword: 'resetUrlWrong',
  confirmUser: 'confirmUrlWrong',
};

/** Any failure as status and body of the contract. Unexpected errors reveal no internals. */
export function describeError(
  error: unknown,
  language: Language,
  operationId?: string,
  bodyTypes: readonly string[] = [],
): { status: number; body: ErrorBody; retryAfter?: number } {
  if (error instanceof ApiError) {
    const key = error.key === 'badRequest' ? (linkFaults[operationId ?? ''] ?? error.key) : error.key;
    const body: ErrorBody = { message: say(key, language, error.values) };
    if (error.code !== undefined) body.error = error.code;
    if (error.conflict !== undefined) body.conflict = error.conflict;
    const field = error.field ?? fields[key];
    if (field !== undefined) body.field = field;
    return {
      status: error.statusCode,
      body,
      ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
    };
  }
  const { statusCode, validation, validationContext } = error as Invalid;
  if (validation !== undefined) {
    const ofLink = isFaultOfLink(validation[0]) ? linkFaults[operationId ?? ''] : undefined;
    if (ofLink !== undefined) return { status: 400, body: { message: say(ofLink, language) } };
    const message = describeFault(validation[0], language);
    const field = validationContext === 'body' ? fieldOf(validation[0]) : '';
    return { status: 400, body: { message, ...(field !== '' && { field }) } };
  }
  if (isOutage(error)) return { status: 503, body: { message: say('unavailable', language) }, retryAfter: 5 };
  if (statusCode === 413) {
    const key = operationId === 'writeMeasurements' ? 'tooManyMeasurements' : 'tooLarge';
    return { status: 413, body: { message: say(key, language) } };
  }
  if (statusCode === 415 && bodyTypes.length > 0) {
    return { status: 415, body: { message: say('mediaType', language, { types: bodyTypes.join(', ') }) } };
  }
  if (statusCode === 404) return { status: 404, body: { message: say('notFound', language) } };
  if (statusCode === 405) return { status: 405, body: { message: say('methodNotAllowed', language) } };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return { status: statusCode, body: { message: say('badRequest', language) } };
  }
  return { status: 500, body: { message: say('unexpected', language) } };
}

/** Of Fastify, where a request breaks a schema of the contract. */
interface Invalid {
  statusCode?: number;
  validation?: Fault[];
  /** Part of the request. */
  validationContext?: string;
}

interface Fault {
  keyword: string;
  instancePath: string;
  params?: Record<string, unknown>;
}

function isFaultOfLink(fault: Fault | undefined): boolean {
  const field = fault?.params?.['missingProperty'] ?? fault?.instancePath.slice(1);
  return field === 'token' || field === 'id' || field === 'userId';
}

/** Validation errors with a message in the specification, by field and keyword. */
const knownFaults: Record<string, MessageKey> = {
  'password minLength': 'passwordTooShort',
  'newPassword minLength': 'passwordTooShort',
  'userName minLength': 'userNameTooShort',
  'email format': 'emailForm',
  'fullName minLength': 'fullNameMissing',
  'fullname minLength': 'fullNameMissing',
};

function describeFault(fault: Fault | undefined, language: Language): string {
  if (fault === undefined) return say('badRequest', language);
  const { keyword, instancePath } = fault;
  const known = knownFaults[`${instancePath.slice(1)} ${keyword}`];
  if (known !== undefined) return say(known, language);
  const field = fieldOf(fault);
  const limit = fault.params?.['limit'];
  if (keyword === 'maxItems' && field !== '' && typeof limit === 'number') {
    return say('tooManyItems', language, { field, limit });
  }
  return field === '' ? say('badRequest', language) : say('invalidField', language, { field });
}

/** Path of the field at fault, such as `clients/0/code`; empty if it is the whole. */
function fieldOf(fault: Fault | undefined): string {
  const { instancePath = '', params = {} } = fault ?? {};
  return [instancePath.slice(1), params['missingProperty'] ?? params['additionalProperty']]
    .filter((part) => part !== undefined && part !== '')
    .join('/');
}
