import type { NetworkClient, NetworkStation } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { Card } from '@zrak/ui/Card';
import { Inline } from '@zrak/ui/Inline';
import { LinkButton } from '@zrak/ui/LinkButton';
import { Tabs } from '@zrak/ui/Tabs';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../../app/paths.ts';
import { useCapability } from '../../../shared/capabilities.ts';
import { useRejectedFocus } from '../../../shared/forms/useRejectedFocus.tsx';
import { LeaveDialog } from '../../../shared/leaving/LeaveDialog.tsx';
import { useLeaving } from '../../../shared/leaving/useLeaving.ts';
import { changedFields } from '../changedFields.ts';
import { FormButtons } from '../FormButtons.tsx';
import { InstrumentsSection } from './InstrumentsSection.tsx';
import { usePlace } from '../../../shared/network/networkData.ts';
import { NoPlace } from '../NoPlace.tsx';
import { PhotosSection } from '../photos/PhotosSection.tsx';
import { PlaceHeader } from '../PlaceHeader.tsx';
import { RemoveObject } from '../RemoveObject.tsx';
import { SeriesSection } from './SeriesSection.tsx';
import { draftOf, type StationDraft, stationOf } from './stationDraft.ts';
import { stationFields, StationFields } from './StationFields.tsx';
import { useEditedObject } from '../useEditedObject.ts';
import { useNetworkChange } from '../useNetworkChange.ts';
import * as styles from '../network.css.ts';

export function Component() {
  const { client, station } = usePlace();
  return client && station ? <StationPage key={station.id} client={client} station={station} /> : <NoPlace />;
}

interface StationPageProps {
  client: NetworkClient;
  station: NetworkStation;
}

function StationPage({ client, station }: StationPageProps) {
  const intl = useIntl();
  const hasPhotos = useCapability('photos');
  const [isRemoving, setRemoving] = useState(false);
  // Here, since the panel of another tab replaces the form.
  const form = useEditedObject(`station ${station.id}`, draftOf(station));
  const leaving = useLeaving(form.isDirty);
  const say = (id: 'series' | 'place' | 'instruments' | 'photos') =>
    intl.formatMessage({ id: `routes.network.StationRoute.${id}` });
  return (
    <>
      <PlaceHeader
        title={station.name}
        above={[{ label: client.name, href: paths.networkClient(client.id) }]}
        href={paths.networkStation(client.id, station.id)}
        actions={
          <Inline>
            <LinkButton href={paths.location(client.code, station.id)}>
              <FormattedMessage id="routes.network.StationRoute.open" />
            </LinkButton>
            <Button icon={<Trash2 size={18} />} onPress={() => setRemoving(true)}>
              <FormattedMessage id="routes.network.StationRoute.remove" />
            </Button>
          </Inline>
        }
      />
      <Tabs
        label={intl.formatMessage({ id: 'routes.network.StationRoute.parts' })}
        items={[
          { id: 'series', label: say('series'), content: <SeriesSection client={client} station={station} /> },
          { id: 'place', label: say('place'), content: <StationForm client={client} station={station} form={form} /> },
          {
            id: 'instruments',
            label: say('instruments'),
            content: <InstrumentsSection client={client} station={station} />,
          },
          ...(hasPhotos ? [{ id: 'photos', label: say('photos'), content: <PhotosSection station={station} /> }] : []),
        ]}
      />
      <LeaveDialog leaving={leaving} />
      {isRemoving && (
        <RemoveObject
          object={{ kind: 'station', id: station.id }}
          name={station.name}
          leadsTo={paths.networkClient(client.id)}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}

interface StationFormProps extends StationPageProps {
  form: ReturnType<typeof useEditedObject<StationDraft>>;
}

function StationForm({ client, station, form }: StationFormProps) {
  const { change, isRunning, errorMessage, faultOf } = useNetworkChange(
    { failed: 'routes.network.failed', done: 'routes.network.saved' },
    stationFields,
  );
  const { fields, spoken, onSend } = useRejectedFocus(isRunning);
  const save = async () => {
    onSend();
    form.setTried(true);
    const changed = stationOf(form.draft);
    if (!changed) return;
    const stations = [{ id: station.id, mustExist: true, ...changedFields(stationOf(form.loaded), changed) }];
    await change({ clients: [{ id: client.id, mustExist: true, stations }] }, () => form.saved(form.draft));
  };
  return (
    <Card>
      <div ref={fields} className={styles.stack}>
        {spoken}
        {errorMessage && (
          <Banner tone="danger" announce="alert">
            {errorMessage}
          </Banner>
        )}
        <StationFields
          draft={form.draft}
          others={client.stations.filter(({ id }) => id !== station.id)}
          isTried={form.isTried}
          faultOf={faultOf}
          onChange={form.setDraft}
        />
        <FormButtons isDirty={form.isDirty} isSaving={isRunning} onSave={() => void save()} onReset={form.reset} />
      </div>
    </Card>
  );
}
