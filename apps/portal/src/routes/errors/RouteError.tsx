import { ApiError } from '@zrak/api-client';
import { ErrorPage } from '@zrak/ui/ErrorPage';
import { useIntl } from 'react-intl';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { useFirstPaintEnd } from '../../app/firstPaint.ts';
import { reloadIfReached } from '../../app/loading/withReloadOnStaleBuild.ts';
import { useErrorText } from '../../shared/useErrorText.ts';
import { RetryButton } from '../../shared/failures/RetryButton.tsx';

/**
 * Replaces a screen that could not be loaded or rendered: the error, and a button to try again. Every loader handles the
 * failures of the calls it makes; only the list of clients, which the guard needs, and the code of the screen itself,
 * when it could not be loaded without a connection, fail the whole screen.
 */
export function ScreenError() {
  const intl = useIntl();
  const error = useRouteError();
  const errorText = useErrorText();
  const { revalidate, state } = useRevalidator();
  const isAnswer = error instanceof ApiError;
  const isUnreached = error instanceof DOMException;
  const heading = intl.formatMessage({
    id: isAnswer ? 'app.errors.clients' : isUnreached ? 'app.errors.networkError' : 'routes.errors.RouteError.heading',
  });
  return (
    <>
      <title>{`${heading} – Zrak`}</title>
      <ErrorPage
        kind="server"
        heading={heading}
        {...(isAnswer && { lines: [errorText(error)] })}
        action={
          <RetryButton
            tone="primary"
            isPending={state === 'loading'}
            onPress={() => void (isAnswer ? revalidate() : reloadIfReached())}
          />
        }
      />
    </>
  );
}

/** The same outside the page frame. */
export function RouteError() {
  useFirstPaintEnd();
  return (
    <main>
      <ScreenError />
    </main>
  );
}
