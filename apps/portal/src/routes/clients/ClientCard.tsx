import { useQuery } from '@tanstack/react-query';
import type { Client } from '@zrak/api-client';
import { Avatar } from '@zrak/ui/Avatar';
import { Badge } from '@zrak/ui/Badge';
import { ClassBar } from '@zrak/ui/ClassBar';
import { Link } from '@zrak/ui/Link';
import { Skeleton } from '@zrak/ui/Skeleton';
import { StationVerdict } from '@zrak/ui/StationVerdict';
import { ChevronRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../app/paths.ts';
import { useServices } from '../../app/servicesHooks.ts';
import { dataOf } from '../../shared/query/dataOf.ts';
import { refreshMs } from '../../shared/live/useLive.ts';
import { readLocations } from '../../shared/live/useLiveLocations.ts';
import { useClientLogo } from '../../shared/pictures/useClientLogo.ts';
import * as styles from './ClientsRoute.css.ts';
import { type ClientSummary, summaryOf } from './clientSummary.ts';

/** A client at a glance: its stations by class, the worst one, the last contact. The whole card leads to its map. */
export function ClientCard({ client }: { client: Client }) {
  const { api } = useServices();
  const logo = useClientLogo(client);
  const { data, isLoadingError: hasFailed } = useQuery({
    queryKey: ['clientSummary', client.id],
    queryFn: async ({ signal }) => summaryOf(await dataOf(readLocations(api, client.id, { signal }))),
    refetchInterval: refreshMs,
  });
  const count = client.stationCount ?? data?.stations;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Avatar name={client.name} src={logo} shape="square" isDecorative />
        <div className={styles.name}>
          <h2 className={styles.clientName}>
            <Link href={paths.map(client.code)} tone="quiet">
              {client.name}
            </Link>
          </h2>
          <div className={styles.facts}>
            {count !== undefined && (
              <span>
                <FormattedMessage id="routes.clients.ClientsRoute.stations" values={{ count }} />
              </span>
            )}
            <Badge tone={client.isPublic ? 'accent' : 'neutral'}>
              <FormattedMessage
                id={client.isPublic ? 'routes.clients.ClientsRoute.public' : 'routes.clients.ClientsRoute.private'}
              />
            </Badge>
          </div>
        </div>
        <ChevronRight className={styles.arrow} size={20} aria-hidden="true" />
      </div>
      {data ? (
        <Summary summary={data} />
      ) : hasFailed ? (
        <p className={styles.muted}>
          <FormattedMessage id="routes.clients.ClientCard.failed" />
        </p>
      ) : (
        <Skeleton height="96px" />
      )}
    </li>
  );
}

function Summary({ summary }: { summary: ClientSummary }) {
  const intl = useIntl();
  const { counts, worst, latestAt } = summary;
  const hasIndex = worst !== undefined;
  const lost = (Object.keys(summary.lost) as (keyof typeof summary.lost)[])
    .filter((state) => summary.lost[state] > 0)
    .map((state) => intl.formatMessage({ id: `routes.clients.ClientCard.${state}` }, { count: summary.lost[state] }));
  const contact =
    latestAt === null
      ? intl.formatMessage({ id: 'routes.clients.ClientCard.noContact' })
      : latestAt &&
        intl.formatMessage(
          { id: 'routes.clients.ClientCard.lastContact' },
          {
            time: intl.formatDate(latestAt, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
          },
        );
  const facts = [...(contact ? [contact] : []), ...lost];
  return (
    <div className={styles.summary}>
      {hasIndex && <ClassBar counts={counts} />}
      {worst && (
        <div>
          <p className={styles.muted}>
            <FormattedMessage id="routes.clients.ClientCard.worst" values={{ name: worst.location.name }} />
          </p>
          <StationVerdict verdict={worst.verdict} timeZone={worst.location.timeZone ?? 'UTC'} cause="pollutant" />
        </div>
      )}
      {facts.length > 0 && <p className={styles.muted}>{facts.join(' · ')}</p>}
    </div>
  );
}
