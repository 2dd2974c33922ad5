import { Banner } from '@zrak/ui/Banner';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useErrorText } from '../useErrorText.ts';
import { RetryButton } from './RetryButton.tsx';

export interface LoadFailureProps {
  /** The cause, shown below the sentence; omitted if it repeats the sentence. */
  error?: unknown;
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
  const cause = error === undefined ? undefined : errorText(error);
  return (
    <Banner
      tone="danger"
      announce="alert"
      title={children ?? cause}
      {...(canRetry && {
        action: (
          <RetryButton
            size="small"
            isPending={retry ? retry.isRunning : state === 'loading'}
            onPress={retry ? retry.run : () => void revalidate()}
          />
        ),
      })}
    >
      {children !== undefined && cause}
    </Banner>
  );
}
