import type { NetworkClient } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { Card } from '@zrak/ui/Card';
import { Inline } from '@zrak/ui/Inline';
import { LinkButton } from '@zrak/ui/LinkButton';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useRejectedFocus } from '../../../shared/forms/useRejectedFocus.tsx';
import { LeaveDialog } from '../../../shared/leaving/LeaveDialog.tsx';
import { useLeaving } from '../../../shared/leaving/useLeaving.ts';
import { useKeptState } from '../../../shared/useKeptState.ts';
import { usePlace } from '../../../shared/network/networkData.ts';
import { NoPlace } from '../NoPlace.tsx';
import { PlaceHeader } from '../PlaceHeader.tsx';
import { emptyDraft, stationOf } from './stationDraft.ts';
import { stationFields, StationFields } from './StationFields.tsx';
import { useNetworkChange } from '../useNetworkChange.ts';
import { useNewId } from '../useNewId.ts';
import * as styles from '../network.css.ts';

export function Component() {
  const { client } = usePlace();
  return client ? <NewStation key={client.id} client={client} /> : <NoPlace />;
}

function NewStation({ client }: { client: NetworkClient }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [start] = useState(() => emptyDraft(client.stations));
  const [draft, setDraft] = useKeptState('new station', () => start);
  const [isTried, setTried] = useState(false);
  const newId = useNewId('new station');
  const leaving = useLeaving(JSON.stringify(draft) !== JSON.stringify(start));
  const { change, isRunning, errorMessage, faultOf } = useNetworkChange(
    { failed: 'routes.network.NewStationRoute.failed', done: 'routes.network.NewStationRoute.done' },
    stationFields,
  );
  const { fields, spoken, onSend } = useRejectedFocus(isRunning);
  const title = intl.formatMessage({ id: 'routes.network.NewStationRoute.title' });
  const add = async () => {
    onSend();
    setTried(true);
    const station = stationOf(draft);
    if (!station) return;
    const stations = [{ id: newId(station.name), ...station }];
    await change({ clients: [{ id: client.id, mustExist: true, stations }] }, async (isOnScreen) => {
      if (isOnScreen()) await navigate(paths.networkClient(client.id), { replace: true });
    });
  };
  return (
    <>
      <PlaceHeader
        title={title}
        above={[{ label: client.name, href: paths.networkClient(client.id) }]}
        href={paths.networkNewStation(client.id)}
      />
      <Card>
        <div ref={fields} className={styles.stack}>
          {spoken}
          {errorMessage && (
            <Banner tone="danger" announce="alert">
              {errorMessage}
            </Banner>
          )}
          <StationFields
            draft={draft}
            others={client.stations}
            isTried={isTried}
            faultOf={faultOf}
            onChange={setDraft}
          />
          <Inline>
            <Button tone="primary" isPending={isRunning} onPress={() => void add()}>
              <FormattedMessage id="routes.network.NewStationRoute.add" />
            </Button>
            <LinkButton href={paths.networkClient(client.id)}>
              <FormattedMessage id="routes.network.cancel" />
            </LinkButton>
          </Inline>
        </div>
      </Card>
      <LeaveDialog leaving={leaving} />
    </>
  );
}
