import { EmptyState } from '@zrak/ui/EmptyState';
import { LinkButton } from '@zrak/ui/LinkButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../app/paths.ts';

/** For an address whose client or station does not exist, or no longer. */
export function NoPlace() {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'routes.network.NoPlace.title' })}
      action={
        <LinkButton href={paths.network}>
          <FormattedMessage id="routes.network.NoPlace.back" />
        </LinkButton>
      }
    />
  );
}
