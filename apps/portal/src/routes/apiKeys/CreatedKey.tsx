import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { Dialog } from '@zrak/ui/Dialog';
import { Stack } from '@zrak/ui/Stack';
import { Text } from '@zrak/ui/Text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices } from '../../app/servicesHooks.ts';
import { Snippet } from '../../shared/snippet/Snippet.tsx';

interface CreatedKeyProps {
  secret: string;
  onClose: () => void;
}

/** The secret of a new key, and how a logger uses it. A press beside the dialog does not close it. */
export function CreatedKey({ secret, onClose }: CreatedKeyProps) {
  const intl = useIntl();
  const { config } = useServices();
  // The last full hour.
  const [hour] = useState(() => `${new Date().toISOString().slice(0, 13)}:00:00Z`);
  const address = new URL('/api/measurements', new URL(config.ApplicationUrl, location.origin)).href;
  const command = [
    `curl ${address} \\`,
    `  -H 'Authorization: Bearer ${secret}' \\`,
    `  -H 'Content-Type: text/csv' \\`,
    `  --data 'SERIES_ID,${hour},21.4'`,
  ].join('\n');
  return (
    <Dialog
      title={intl.formatMessage({ id: 'routes.apiKeys.CreatedKey.title' })}
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      actions={
        <Button tone="primary" onPress={onClose}>
          <FormattedMessage id="routes.apiKeys.CreatedKey.done" />
        </Button>
      }
    >
      <Stack space="large">
        <Banner tone="warning">
          <FormattedMessage id="routes.apiKeys.CreatedKey.once" />
        </Banner>
        <Snippet label={intl.formatMessage({ id: 'routes.apiKeys.CreatedKey.copy' })} text={secret} />
        <Text tone="muted">
          <FormattedMessage id="routes.apiKeys.CreatedKey.example" />
        </Text>
        <Snippet label={intl.formatMessage({ id: 'routes.apiKeys.CreatedKey.copyExample' })} text={command} />
      </Stack>
    </Dialog>
  );
}
