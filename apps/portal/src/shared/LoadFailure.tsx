import type { ApiError } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { useErrorText } from './useErrorText.ts';

export interface LoadFailureProps {
  /** Why; where it says no more than the sentence does, it is left out. */
  error?: ApiError;
  /** False where trying again cannot help. */
  canRetry?: boolean;
  /** What could not be loaded. */
  children?: ReactNode;
}

/** In place of what a route's loader could not bring: what happened, and a way to try again. */
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
