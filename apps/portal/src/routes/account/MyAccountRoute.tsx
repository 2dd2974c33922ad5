import type { ApiError, User } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { Card } from '@zrak/ui/Card';
import { ChangePasswordForm } from '@zrak/ui/ChangePasswordForm';
import { DescriptionList } from '@zrak/ui/DescriptionList';
import { PageHeader } from '@zrak/ui/PageHeader';
import { SegmentedControl } from '@zrak/ui/SegmentedControl';
import { showSuccessToast } from '@zrak/ui/Toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { useCapability } from '../../shared/capabilities.ts';
import { LoadFailure } from '../../shared/failures/LoadFailure.tsx';
import { servicesContext } from '../../app/contexts.ts';
import { useServices } from '../../app/servicesHooks.ts';
import { clientNameOf } from '../../session/ownClient.ts';
import { useFormCall } from '../../shared/useFormCall.ts';
import { changeLayout, changeTopBarTheme, layouts, topBarThemes, useLayoutState } from '../../layouts/layoutState.ts';
import { Sessions } from './Sessions.tsx';
import * as styles from './MyAccountRoute.css.ts';

type AccountData = { me: User; client: string | null; error?: never } | { me?: never; client?: never; error: ApiError };

export async function loader({ context, request }: LoaderFunctionArgs): Promise<AccountData> {
  const { api, clients } = context.get(servicesContext);
  const { data: me, error } = await api.GET('/api/Account/users/me', { signal: request.signal });
  return error ? { error } : { me, client: clientNameOf(me, await clients().catch(() => [])) };
}

export function Component() {
  const intl = useIntl();
  const { me, client = null } = useLoaderData<typeof loader>();
  const hasSessions = useCapability('sessions');
  const title = intl.formatMessage({ id: 'routes.account.MyAccountRoute.title' });
  return (
    <>
      <title>{`${title} – Zrak`}</title>
      <PageHeader title={title} />
      {me ? (
        <div className={styles.columns}>
          <Details me={me} client={client} />
          <div className={styles.tall}>
            <Card heading={intl.formatMessage({ id: 'routes.account.MyAccountRoute.password' })}>
              <Password me={me} />
            </Card>
          </div>
          <Appearance />
          {hasSessions && (
            <div className={styles.wide}>
              <Sessions />
            </div>
          )}
        </div>
      ) : (
        <LoadFailure>
          <FormattedMessage id="routes.account.MyAccountRoute.failed" />
        </LoadFailure>
      )}
    </>
  );
}

function Details({ me, client }: { me: User; client: string | null }) {
  const intl = useIntl();
  const say = (id: 'fullName' | 'userName' | 'email' | 'phone' | 'jobTitle' | 'client' | 'roles') =>
    intl.formatMessage({ id: `routes.account.MyAccountRoute.${id}` });
  const items = [
    me.fullName && { term: say('fullName'), details: me.fullName },
    { term: say('userName'), details: me.userName },
    me.email && { term: say('email'), details: me.email },
    me.phoneNumber && { term: say('phone'), details: me.phoneNumber },
    me.jobTitle && { term: say('jobTitle'), details: me.jobTitle },
    client !== null && { term: say('client'), details: client },
    me.roles.length > 0 && {
      term: say('roles'),
      details: me.roles.map((role) => intl.formatMessage({ id: `app.role.${role}` })).join(', '),
    },
  ].filter((item) => typeof item === 'object');
  return (
    <Card
      heading={intl.formatMessage({ id: 'routes.account.MyAccountRoute.details' })}
      description={intl.formatMessage({
        id:
          me.createdByPlatform === 'backOffice'
            ? 'routes.account.MyAccountRoute.changedInBackOffice'
            : 'routes.account.MyAccountRoute.changedByKeyUser',
      })}
    >
      <DescriptionList items={items} />
    </Card>
  );
}

/** Page frame in this browser. */
function Appearance() {
  const intl = useIntl();
  const { layout, topBarTheme } = useLayoutState();
  const say = (id: 'appearance' | 'appearanceLine' | 'layout' | 'topBar') =>
    intl.formatMessage({ id: `routes.account.MyAccountRoute.${id}` });
  return (
    <Card heading={say('appearance')} description={say('appearanceLine')}>
      <div className={styles.choices}>
        <SegmentedControl
          label={say('layout')}
          isLabelVisible
          options={layouts.map((id) => ({
            id,
            label: intl.formatMessage({ id: `routes.account.MyAccountRoute.layout.${id}` }),
          }))}
          value={layout}
          onChange={changeLayout}
        />
        <SegmentedControl
          label={say('topBar')}
          isLabelVisible
          options={topBarThemes.map((id) => ({
            id,
            label: intl.formatMessage({ id: `routes.account.MyAccountRoute.topBar.${id}` }),
          }))}
          value={topBarTheme}
          onChange={changeTopBarTheme}
        />
      </div>
    </Card>
  );
}

function Password({ me }: { me: User }) {
  const intl = useIntl();
  const { api } = useServices();
  const { run, errorMessage, fieldErrors } = useFormCall('routes.account.MyAccountRoute.passwordFailed');
  const guardian = me.roles.includes('administrator')
    ? 'administratorPassword'
    : me.createdByPlatform === 'backOffice'
      ? 'backOffice'
      : null;
  if (guardian) {
    return (
      <Banner>
        <FormattedMessage id={`app.obstacle.${guardian}`} />
      </Banner>
    );
  }
  return (
    <ChangePasswordForm
      username={me.userName}
      errorMessage={errorMessage}
      fieldErrors={fieldErrors}
      onSubmit={(body) =>
        run(api.PUT('/api/Account/users/changePassword/me', { body }), () =>
          showSuccessToast(intl.formatMessage({ id: 'routes.account.MyAccountRoute.passwordDone' })),
        )
      }
    />
  );
}
