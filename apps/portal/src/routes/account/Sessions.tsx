import type { Session } from '@zrak/api-client';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '@zrak/ui/Badge';
import { Button } from '@zrak/ui/Button';
import { Card } from '@zrak/ui/Card';
import { DataTable, type DataTableColumn } from '@zrak/ui/DataTable';
import { Skeleton } from '@zrak/ui/Skeleton';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices } from '../../app/servicesHooks.ts';
import { LoadFailure } from '../../shared/failures/LoadFailure.tsx';
import { dataOf } from '../../shared/query/dataOf.ts';
import { EndOwnSessions } from './EndOwnSessions.tsx';
import { deviceText, momentText } from './sessionTexts.ts';
import * as styles from './MyAccountRoute.css.ts';

type OpenDialog = { session: Session | 'others' };

/** Where the user is logged in. */
export function Sessions() {
  const intl = useIntl();
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => dataOf(api.GET('/api/Account/sessions', { signal })),
  });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const reload = () => void refetch();
  const say = (id: 'heading' | 'hint' | 'end' | 'endOthers' | 'none') =>
    intl.formatMessage({ id: `routes.account.Sessions.${id}` });
  const columns = useColumns();
  const hasOthers = data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Card
      heading={say('heading')}
      description={say('hint')}
      actions={
        hasOthers && (
          <Button size="small" icon={<LogOut size={16} />} onPress={() => setDialog({ session: 'others' })}>
            {say('endOthers')}
          </Button>
        )
      }
    >
      {error ? (
        <LoadFailure error={error} retry={{ isRunning: isFetching, run: reload }}>
          <FormattedMessage id="routes.account.Sessions.failed" />
        </LoadFailure>
      ) : data === undefined ? (
        <div aria-busy="true">
          <Skeleton lines={4} />
        </div>
      ) : (
        <DataTable
          label={say('heading')}
          columns={columns}
          rows={data}
          rowLabel={(session) => deviceText(intl, session)}
          rowActions={(session) =>
            session.isCurrent
              ? []
              : [
                  {
                    id: 'end',
                    label: say('end'),
                    icon: <LogOut size={16} />,
                    tone: 'danger',
                    onAction: () => setDialog({ session }),
                  },
                ]
          }
          emptyContent={say('none')}
          isVirtual={false}
        />
      )}
      {dialog && <EndOwnSessions session={dialog.session} onDone={reload} onClose={() => setDialog(null)} />}
    </Card>
  );
}

function useColumns(): DataTableColumn<Session>[] {
  const intl = useIntl();
  const say = (id: 'browser' | 'startedAt' | 'lastUsedAt' | 'current') =>
    intl.formatMessage({ id: `routes.account.Sessions.${id}` });
  const moment = (time: string) => (
    <time dateTime={time} className={styles.noWrap}>
      {momentText(intl, time)}
    </time>
  );
  return [
    {
      id: 'browser',
      header: say('browser'),
      isRowHeader: true,
      cell: (session) => (
        <span className={styles.device}>
          {deviceText(intl, session)} {session.isCurrent && <Badge tone="success">{say('current')}</Badge>}
        </span>
      ),
    },
    { id: 'startedAt', header: say('startedAt'), cell: ({ startedAt }) => moment(startedAt) },
    { id: 'lastUsedAt', header: say('lastUsedAt'), cell: ({ lastUsedAt }) => moment(lastUsedAt) },
  ];
}
