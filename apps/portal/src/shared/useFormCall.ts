import { ApiError, type ApiResult, type CatalogueKey } from '@zrak/api-client';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from './useErrorText.ts';

type MessageId = FormatjsIntl.Message['ids'];

/** @param isOnScreen whether the form is still there */
export type Follow = (isOnScreen: () => boolean) => void | Promise<void>;

/** Leads to the login, or to the page about a missing right. */
const leadsOn = ({ status }: ApiError) => status === 401 || status === 403;

/** Hides the last error. */
const empty: (CatalogueKey | undefined)[] = ['badRequest', 'unknownError', 'unexpectedError', 'unreadable'];

/** Describes a failure by the server's message, or else by the attempted action. */
export function useFormErrorText(fallback: MessageId): (error: unknown) => string {
  const intl = useIntl();
  const errorText = useErrorText();
  return (error) =>
    error instanceof ApiError && !empty.includes(error.key) ? errorText(error) : intl.formatMessage({ id: fallback });
}

/** Makes the call of a form, and keeps the error for the form. */
export function useFormCall(fallback: MessageId) {
  const errorText = useFormErrorText(fallback);
  const [error, setError] = useState<ApiError>();
  const [isRunning, setRunning] = useState(false);
  const isOnScreen = useRef(true);
  useEffect(() => {
    isOnScreen.current = true;
    return () => {
      isOnScreen.current = false;
    };
  }, []);
  /**
   * @param follow what follows a success, such as reading a list again and closing the form: until it has ended, the form
   * cannot be sent again. A user who has left the form meanwhile is not to be led anywhere.
   * @param isDone whether a failure means that there is nothing left to do
   */
  const run = async (
    call: Promise<ApiResult<unknown>>,
    follow: Follow,
    isDone: (failure: ApiError) => boolean = () => false,
  ): Promise<void> => {
    setRunning(true);
    try {
      const answer = await call;
      const failure = answer.error && isDone(answer.error) ? undefined : answer.error;
      setError(failure);
      if (!failure) await follow(() => isOnScreen.current);
      else if (!isOnScreen.current && !leadsOn(failure)) {
        // The login form needs no toasts.
        const { showErrorToast } = await import('@zrak/ui/Toast');
        showErrorToast(errorText(failure));
      }
    } finally {
      setRunning(false);
    }
  };
  const text = error && errorText(error);
  return {
    run,
    isRunning,
    /** Hides the error, once its cause is gone. */
    forget: () => setError(undefined),
    error,
    /** Somebody else has changed the object since the form read it: `OutdatedNotice` in place of the error. */
    isOutdated: error?.conflict === 'outdated',
    /** Error of the whole form; a field shows its own error. */
    errorMessage: error?.field ? undefined : text,
    fieldErrors: error?.field ? { [error.field]: text } : {},
  };
}

/** Another tab or person has deleted it already. */
export const isGone = ({ status }: ApiError) => status === 404;

/** The request is the cause, not the network or the server. */
export const isRefusal = (error: ApiError) =>
  error.status !== undefined && error.status >= 400 && error.status < 500 && error.status !== 429;
