import { ErrorPage } from '@zrak/ui/ErrorPage';
import { LinkButton } from '@zrak/ui/LinkButton';
import { useIntl } from 'react-intl';
import { paths } from '../../app/paths.ts';

/** Where addresses inside a group of routes end that lead to none of them. */
export function Component() {
  const intl = useIntl();
  const heading = intl.formatMessage({ id: 'routes.errors.NotFoundRoute.heading' });
  return (
    <>
      <title>{`${heading} – Zrak`}</title>
      <ErrorPage
        kind="notFound"
        heading={heading}
        lines={[intl.formatMessage({ id: 'routes.errors.NotFoundRoute.line' })]}
        action={
          <LinkButton href={paths.home} tone="primary">
            {intl.formatMessage({ id: 'routes.errors.backHome' })}
          </LinkButton>
        }
      />
    </>
  );
}
