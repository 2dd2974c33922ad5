import { ApiError, type ApiResult } from '@zrak/api-client';
import { showErrorToast } from '@zrak/ui/Toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fileNameOf, save } from '../download.ts';
import { useErrorText } from '../useErrorText.ts';

/** The file of a call that is read as a stream: it has no time limit, for files that take the server minutes. */
export async function fileOf(call: Promise<ApiResult<unknown>>): Promise<ApiResult<Blob>> {
  const { data, error, response } = await call;
  if (error) return { error };
  try {
    return { data: await new Response(data as ReadableStream).blob(), response };
  } catch {
    return { error: new ApiError({ key: 'networkError' }) };
  }
}

/** Downloads reports with API calls, because a link would send no token. */
export function useDownload() {
  const intl = useIntl();
  const errorText = useErrorText();
  const [isLoading, setLoading] = useState(false);
  /** @param name fallback if the response has no file name */
  const download = async (call: Promise<ApiResult<Blob>>, name: string) => {
    setLoading(true);
    const { data, error, response } = await call;
    setLoading(false);
    // A file without a byte is no file, and a response without a body has no data.
    const isEmpty = !error && !(data as Blob | undefined)?.size;
    if (error || isEmpty) {
      const what = intl.formatMessage({ id: 'shared.useDownload.failed' });
      showErrorToast(`${what}: ${errorText(error ?? new ApiError({ key: 'unreadable' }))}`);
    } else save(data, fileNameOf(response, name));
  };
  return { isLoading, download };
}
