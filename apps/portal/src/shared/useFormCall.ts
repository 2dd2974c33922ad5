import { ApiError, type ApiResult, type CatalogueKey } from '@zrak/api-client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from './useErrorText.ts';

type MessageId = FormatjsIntl.Message['ids'];

/** Say nothing about what went wrong. */
const empty: (CatalogueKey | undefined)[] = ['badRequest', 'unknownError', 'unexpectedError'];

/** Says a failure by the server's message, and where there is none by what was being tried. */
export function useFormErrorText(fallback: MessageId): (error: unknown) => string {
  const intl = useIntl();
  const errorText = useErrorText();
  return (error) =>
    error instanceof ApiError && !empty.includes(error.key) ? errorText(error) : intl.formatMessage({ id: fallback });
}

/** One call of a form: makes it, tells whether it went well, and keeps what went wrong for the form to say. */
export function useFormCall(fallback: MessageId) {
  const errorText = useFormErrorText(fallback);
  const [error, setError] = useState<ApiError>();
  const [isRunning, setRunning] = useState(false);
  const run = async (call: Promise<ApiResult<unknown>>): Promise<boolean> => {
    setRunning(true);
    const { error: failure } = await call;
    setRunning(false);
    setError(failure);
    return failure === undefined;
  };
  const text = error && errorText(error);
  return {
    run,
    isRunning,
    error,
    /** Of the whole form; what belongs to one field is said there. */
    errorMessage: error?.field ? undefined : text,
    fieldErrors: error?.field ? { [error.field]: text } : {},
  };
}

/** What was asked for is to blame, not the network and not the server. */
export const isRefusal = (error: ApiError) =>
  error.status !== undefined && error.status >= 400 && error.status < 500 && error.status !== 429;
