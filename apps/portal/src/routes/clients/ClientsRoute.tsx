import { ApiError, type Client } from '@zrak/api-client';
import { EmptyState } from '@zrak/ui/EmptyState';
import { PageHeader } from '@zrak/ui/PageHeader';
import { useIntl } from 'react-intl';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { servicesContext } from '../../app/contexts.ts';
import { ClientCard } from './ClientCard.tsx';
import * as styles from './ClientsRoute.css.ts';
import { RetryButton } from '../../shared/failures/RetryButton.tsx';

interface ClientsData {
  clients: Client[];
  error: ApiError | null;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<ClientsData> {
  const services = context.get(servicesContext);
  try {
    return { clients: await services.clients(), error: null };
  } catch (error) {
    if (error instanceof ApiError) return { clients: [], error };
    throw error;
  }
}

export function Component() {
  const intl = useIntl();
  const { clients, error } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const hasFailed = error !== null || clients.length === 0;
  const title = intl.formatMessage({ id: 'routes.clients.ClientsRoute.title' });

  return (
    <>
      <title>{`${title} – Zrak`}</title>
      <PageHeader title={title} subtitle={intl.formatMessage({ id: 'routes.clients.ClientsRoute.subtitle' })} />
      {hasFailed ? (
        <EmptyState
          title={intl.formatMessage({ id: 'app.errors.clients' })}
          action={<RetryButton onPress={() => void revalidate()} isPending={state === 'loading'} />}
        />
      ) : (
        <ul className={styles.grid}>
          {clients.map((client) => (
            <ClientCard key={client.id} client={client} />
          ))}
        </ul>
      )}
    </>
  );
}
