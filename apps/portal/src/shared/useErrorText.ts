import { ApiError } from '@zrak/api-client';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Says a failure in the reader's language: the catalogue's wording, or the server's own. */
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
