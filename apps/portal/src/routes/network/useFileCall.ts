import type { ApiResult } from '@zrak/api-client';
import { useState } from 'react';
import { useFormCall, useFormErrorText } from '../../shared/useFormCall.ts';

/** The server refuses the file: its content, its size, or its type. */
const refusals: (number | undefined)[] = [400, 413, 415];

/** Sends a file, and says which errors belong to the field of the file. */
export function useFileCall(failed: FormatjsIntl.Message['ids']) {
  const { run, isRunning, error } = useFormCall(failed);
  const errorText = useFormErrorText(failed);
  const [sent, setSent] = useState<File | null>(null);
  const isOfFile = error !== undefined && refusals.includes(error.status);
  return {
    send: (file: File, call: Promise<ApiResult<unknown>>, follow: () => void) => {
      setSent(file);
      return run(call, follow);
    },
    isRunning,
    /** Error of the whole form. */
    errorMessage: error && !isOfFile ? errorText(error) : undefined,
    /** Error of a file; another one has not been refused. */
    faultOf: (file: File | null) => (isOfFile && file === sent ? errorText(error) : undefined),
  };
}

/** The options of a call that sends a file as it is. */
export const bodyOf = (file: File) => ({
  headers: { 'content-type': 'application/octet-stream' },
  body: file,
  bodySerializer: (body: unknown) => body,
});
