import { Button } from '@zrak/ui/Button';
import { EmptyState } from '@zrak/ui/EmptyState';
import { Inline } from '@zrak/ui/Inline';
import { LinkButton } from '@zrak/ui/LinkButton';
import { PageHeader } from '@zrak/ui/PageHeader';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet, useLoaderData, useMatch } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { LoadFailure } from '../../shared/failures/LoadFailure.tsx';
import { useKeptState } from '../../shared/useKeptState.ts';
import { AddClient } from './client/AddClient.tsx';
import type { NetworkData } from '../../shared/network/networkData.ts';
import { NetworkTree } from './NetworkTree.tsx';
import { SavedNotes } from './SavedNotes.tsx';
import { type SavedChange, SavedChangeContext, withSaved } from './savedNetwork.ts';
import * as styles from './network.css.ts';

export { loadNetwork as loader } from '../../shared/network/networkData.ts';

/** The clients with their stations, and beside them the page of one. */
export function Component() {
  const intl = useIntl();
  const { network: read, error } = useLoaderData<NetworkData>();
  // A page with unsaved input stays if the network cannot be read again, and shows what was saved.
  const [known, setKnown] = useState(error ? null : { read, network: read });
  if (!error && known?.read !== read) setKnown({ read, network: read });
  const network = known?.network ?? null;
  const [notes, setNotes] = useState<SavedChange['notes']>([]);
  const addSaved = (saved: SavedChange) => {
    setNotes(saved.notes);
    setKnown((now) => (now && now.read === known?.read ? { ...now, network: withSaved(now.network, saved) } : now));
  };
  const isStart = useMatch(paths.network) !== null;
  const [isAdding, setAdding] = useKeptState('new client dialog', () => false);
  const title = intl.formatMessage({ id: 'routes.network.NetworkRoute.title' });
  const addButton = (
    <Button tone="primary" icon={<Plus size={18} />} onPress={() => setAdding(true)}>
      <FormattedMessage id="routes.network.NetworkRoute.addClient" />
    </Button>
  );
  const isEmpty = !network || network.clients.length === 0;
  return (
    <SavedChangeContext value={addSaved}>
      <title>{`${title} – Zrak`}</title>
      <PageHeader
        title={title}
        subtitle={intl.formatMessage({ id: 'routes.network.NetworkRoute.subtitle' })}
        {...(!isEmpty && {
          actions: (
            <Inline>
              <LinkButton href={paths.networkTexts}>
                <FormattedMessage id="routes.network.NetworkRoute.texts" />
              </LinkButton>
              {addButton}
            </Inline>
          ),
        })}
      />
      <div className={styles.stack}>
        {error && (
          <LoadFailure error={error}>
            <FormattedMessage id={`routes.network.NetworkRoute.${network ? 'notReadAgain' : 'failed'}`} />
          </LoadFailure>
        )}
        <SavedNotes notes={notes} onClose={() => setNotes([])} />
        {network === null ? null : isEmpty ? (
          <EmptyState
            title={intl.formatMessage({ id: 'routes.network.NetworkRoute.none' })}
            description={intl.formatMessage({ id: 'routes.network.NetworkRoute.noneHint' })}
            action={addButton}
          />
        ) : (
          <div className={styles.columns}>
            <div className={isStart ? styles.list : `${styles.list} ${styles.behindPage}`}>
              <NetworkTree clients={network.clients} />
            </div>
            <div className={styles.stack}>
              <Outlet context={network} />
            </div>
          </div>
        )}
      </div>
      {isAdding && <AddClient onClose={() => setAdding(false)} />}
    </SavedChangeContext>
  );
}
