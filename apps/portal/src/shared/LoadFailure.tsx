import type { ApiError } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { useErrorText } from './useErrorText.ts';

export interface LoadFailureProps {
  /** The cause, shown below the sentence; omitted if it repeats the sentence. */
  error?: ApiError;
  /** False if another attempt cannot help. */
  canRetry?: boolean;
  /** For data that no loader of a route has loaded. */
  retry?: { isRunning: boolean; run: () => void };
  /** Names the data that could not be loaded. */
  children?: ReactNode;
}

/** Replaces data that could not be loaded: what failed and why, and a button to try again. */
export function LoadFailure({ error, canRetry = true, retry, children }: LoadFailureProps) {
  const errorText = useErrorText();
  const { revalidate, state } = useRevalidator();
  const cause = error && errorText(error);
  return (
    <Banner
      tone="danger"
      announce="alert"
      title={children ?? cause}
      {...(canRetry && {
        action: (
          <Button
            size="small"
            isPending={retry ? retry.isRunning : state === 'loading'}
            onPress={retry ? retry.run : () => void revalidate()}
          >
            <FormattedMessage id="app.retry" />
          </Button>
        ),
      })}
    >
      {children !== undefined && cause}
    </Banner>
  );
}
