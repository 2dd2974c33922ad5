import type { ApiError } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { useErrorText } from './useErrorText.ts';

export interface LoadFailureProps {
  /** The cause; omitted if it repeats the sentence. */
  error?: ApiError;
  /** False if another attempt cannot help. */
  canRetry?: boolean;
  /** Names the data that could not be loaded. */
  children?: ReactNode;
}

/** Replaces data that the loader of a route could not load: the error, and a button to try again. */
export function LoadFailure({ error, canRetry = true, children }: LoadFailureProps) {
  const errorText = useErrorText();
  const { revalidate, state } = useRevalidator();
  return (
    <Banner
      tone="danger"
      announce="alert"
      {...(error && { title: errorText(error) })}
      {...(canRetry && {
        action: (
          <Button size="small" isPending={state === 'loading'} onPress={() => void revalidate()}>
            <FormattedMessage id="app.retry" />
          </Button>
        ),
      })}
    >
      {children}
    </Banner>
  );
}
