import type { ApiError } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';

/** In place of the form of a user who is not there, or could not be loaded. */
export function NoUser({ error }: { error: ApiError }) {
  const intl = useIntl();
  const { revalidate, state } = useRevalidator();
  const isGone = error.status === 404;
  return (
    <Banner
      tone="danger"
      announce="alert"
      {...(!isGone && {
        action: (
          <Button size="small" isPending={state === 'loading'} onPress={() => void revalidate()}>
            <FormattedMessage id="app.retry" />
          </Button>
        ),
      })}
    >
      {intl.formatMessage({ id: isGone ? 'routes.users.NoUser.notFound' : 'routes.users.NoUser.failed' })}
    </Banner>
  );
}
