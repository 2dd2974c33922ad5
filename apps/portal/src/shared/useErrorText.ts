import { ApiError } from '@zrak/api-client';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/**
 * Describes a failure in the user's language: the text of the catalogue, or the message of the server. An answer that does
 * not fit the contract is named by its operation and part, for the operator of the server.
 */
export function useErrorText(): (error: unknown) => string {
  const intl = useIntl();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) {
        // Code of the portal that could not be loaded, because the server was not reached.
        const key = error instanceof DOMException && error.name === 'NetworkError' ? 'networkError' : 'unexpectedError';
        return intl.formatMessage({ id: `app.errors.${key}` });
      }
      if (!error.key) return error.message;
      const text = intl.formatMessage({ id: `app.errors.${error.key}` });
      return error.misfit === undefined ? text : `${text} (${error.misfit})`;
    },
    [intl],
  );
}
