import { ApiError } from '@zrak/api-client';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Describes a failure in the user's language: the text of the catalogue, or the message of the server. */
export function useErrorText(): (error: unknown) => string {
  const intl = useIntl();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return intl.formatMessage({ id: 'app.errors.unexpectedError' });
      return error.key ? intl.formatMessage({ id: `app.errors.${error.key}` }) : error.message;
    },
    [intl],
  );
}
