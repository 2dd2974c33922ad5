import type { NetworkClient } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { Card } from '@zrak/ui/Card';
import { DropZone } from '@zrak/ui/DropZone';
import { Inline } from '@zrak/ui/Inline';
import { showSuccessToast } from '@zrak/ui/Toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { useServices } from '../../../app/servicesHooks.ts';
import { useClientLogo } from '../../../shared/pictures/useClientLogo.ts';
import { useFormCall } from '../../../shared/useFormCall.ts';
import * as styles from '../network.css.ts';

const accepted = ['.svg', '.png', '.jpg', '.jpeg', '.webp'];
/** The limit of the server. */
const maxBytes = 200_000;
/** Browsers without a type for an ending. */
const typesByEnding: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

const typeOf = ({ name, type }: File) =>
  type || (typesByEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream');

/** The logo in the top bar and in reports. */
export function ClientLogo({ client }: { client: NetworkClient }) {
  const intl = useIntl();
  const { api, clients, clearClients } = useServices();
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const { run, isRunning, errorMessage } = useFormCall('routes.network.ClientLogo.failed');
  const { data: listed } = useQuery({
    queryKey: ['clientOfLogo', client.id],
    queryFn: async () => (await clients()).find(({ id }) => id === client.id) ?? null,
    enabled: client.hasLogo,
  });
  const logo = useClientLogo(client.hasLogo ? (listed ?? undefined) : undefined);
  const params = { query: { clientId: client.id } };

  const finish = (call: ReturnType<typeof api.DELETE>) =>
    run(call, async () => {
      clearClients();
      await queries.invalidateQueries({ queryKey: ['clientOfLogo', client.id] });
      showSuccessToast(intl.formatMessage({ id: 'routes.network.saved' }));
      await revalidate();
    });
  const set = (file: File) =>
    finish(
      api.PUT('/api/clients/logo', {
        params,
        headers: { 'content-type': typeOf(file) },
        body: file as unknown as string,
        bodySerializer: (body) => body,
      }),
    );
  return (
    <Card heading={intl.formatMessage({ id: 'routes.network.ClientLogo.logo' })} level={3}>
      <div className={styles.stack}>
        {errorMessage && (
          <Banner tone="danger" announce="alert">
            {errorMessage}
          </Banner>
        )}
        {logo && (
          <Inline>
            <img
              src={logo}
              alt={intl.formatMessage({ id: 'routes.network.ClientLogo.alt' }, { name: client.name })}
              className={styles.logo}
            />
            <Button
              size="small"
              isPending={isRunning}
              onPress={() => void finish(api.DELETE('/api/clients/logo', { params }))}
            >
              <FormattedMessage id="routes.network.ClientLogo.remove" />
            </Button>
          </Inline>
        )}
        <DropZone
          label={intl.formatMessage({ id: 'routes.network.ClientLogo.choose' })}
          acceptedFileTypes={accepted}
          maxBytes={maxBytes}
          isDisabled={isRunning}
          onSelect={([file]) => {
            if (file) void set(file);
          }}
        />
      </div>
    </Card>
  );
}
