import type { ApiError } from '@zrak/api-client';
import { ErrorPage } from '@zrak/ui/ErrorPage';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { useErrorText } from '../../../shared/useErrorText.ts';
import { RetryButton } from '../../../shared/failures/RetryButton.tsx';

/** Replaces a station that could not be loaded: the reason, and a button to try again. */
export function StationFailure({ error }: { error: ApiError }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { revalidate, state } = useRevalidator();
  const sentence = intl.formatMessage({ id: 'routes.locations.StationFailure.failed' });
  const isUnknown = error.status === 404;
  const [heading, line] = isUnknown ? [errorText(error), sentence] : [sentence, errorText(error)];
  return (
    <>
      <title>{`${heading} – Zrak`}</title>
      <ErrorPage
        kind={isUnknown ? 'notFound' : 'server'}
        heading={heading}
        lines={[line]}
        action={<RetryButton tone="primary" isPending={state === 'loading'} onPress={() => void revalidate()} />}
      />
    </>
  );
}
