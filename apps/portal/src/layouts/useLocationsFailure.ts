import type { ApiError } from '@zrak/api-client';
import { showErrorToast } from '@zrak/ui/Toast';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';

/** Reports that the stations of the menu could not be loaded, once per attempt. */
export function useLocationsFailure(error: ApiError | null) {
  const text = useIntl().formatMessage({ id: 'layouts.useLocationsFailure.failed' });
  useEffect(() => {
    if (error && !error.isAborted) showErrorToast(text);
  }, [error, text]);
}
