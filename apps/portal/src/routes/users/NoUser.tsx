import type { ApiError } from '@zrak/api-client';
import { useIntl } from 'react-intl';
import { LoadFailure } from '../../shared/failures/LoadFailure.tsx';

/** Replaces the form of a user who does not exist, or could not be loaded. */
export function NoUser({ error }: { error: ApiError }) {
  const intl = useIntl();
  const isGone = error.status === 404;
  return (
    <LoadFailure canRetry={!isGone}>
      {intl.formatMessage({ id: isGone ? 'routes.users.NoUser.notFound' : 'routes.users.NoUser.failed' })}
    </LoadFailure>
  );
}
