import { ApiError, type ApiResult, type CatalogueKey } from '@zrak/api-client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../../app/useErrorText.ts';

type MessageId = FormatjsIntl.Message['ids'];

/** Say nothing about what went wrong. */
const empty: (CatalogueKey | undefined)[] = ['badRequest', 'unknownError', 'unexpectedError'];

/** Says a failure by the server's message, and where there is none by what was being tried. */
export function useAccountErrorText(fallback: MessageId): (error: unknown) => string {
  const intl = useIntl();
  const errorText = useErrorText();
  return (error) =>
    error instanceof ApiError && !empty.includes(error.key) ? errorText(error) : intl.formatMessage({ id: fallback });
}

/** One call of a form: makes it, tells whether it went well, and keeps what went wrong for the form to say. */
export function useAccountCall(fallback: MessageId) {
  const errorText = useAccountErrorText(fallback);
  const [error, setError] = useState<ApiError>();
  const run = async (call: Promise<ApiResult<unknown>>): Promise<boolean> => {
    const { error: failure } = await call;
    setError(failure);
    return failure === undefined;
  };
  return { run, errorMessage: error && errorText(error) };
}

/** The link is to blame, not the network and not the server. */
export const isRefusal = (error: ApiError) =>
  error.status !== undefined && error.status >= 400 && error.status < 500 && error.status !== 429;
