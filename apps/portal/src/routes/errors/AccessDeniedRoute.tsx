import { ErrorPage } from '@zrak/ui/ErrorPage';
import { LinkButton } from '@zrak/ui/LinkButton';
import { useIntl } from 'react-intl';
import { paths } from '../../app/paths.ts';

export function Component() {
  const intl = useIntl();
  const heading = intl.formatMessage({ id: 'routes.errors.AccessDeniedRoute.heading' });
  return (
    <>
      <title>{`${heading} – Zrak`}</title>
      <ErrorPage
        kind="denied"
        heading={heading}
        lines={[intl.formatMessage({ id: 'routes.errors.AccessDeniedRoute.line' })]}
        action={
          <LinkButton href={paths.home} tone="primary">
            {intl.formatMessage({ id: 'routes.errors.backHome' })}
          </LinkButton>
        }
      />
    </>
  );
}
