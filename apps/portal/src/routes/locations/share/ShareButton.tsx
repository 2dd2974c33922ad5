import type { Client } from '@zrak/api-client';
import { Button, type ButtonProps } from '@zrak/ui/Button';
import { Share2 } from 'lucide-react';
import { memo, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyDialog } from '../../../app/loading/lazyPart.tsx';
import { WhileLoading } from '../../../app/loading/WhileLoading.tsx';

const ShareDialog = lazyDialog(() => import('./ShareDialog.tsx'));

interface ShareButtonProps extends Pick<ButtonProps, 'size'> {
  client: Client;
  /** Null for the map of all stations. */
  station: { id: string; name: string } | null;
}

/** Opens the dialog that shares a station or the map. Only data of a public client can be shown elsewhere. */
export const ShareButton = memo(function ShareButton({ client, station, size }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  if (!client.isPublic) return null;
  return (
    <>
      <Button {...(size && { size })} icon={<Share2 size={16} />} isPending={isLoading} onPress={() => setOpen(true)}>
        <FormattedMessage id="routes.locations.ShareButton.share" />
      </Button>
      {isOpen && (
        <Suspense fallback={<WhileLoading onChange={setLoading} />}>
          <ShareDialog client={client} station={station} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});
