import type { AlertSubscription } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { ComboBox } from '@zrak/ui/ComboBox';
import { NumberField } from '@zrak/ui/NumberField';
import { SegmentedControl } from '@zrak/ui/SegmentedControl';
import { showSuccessToast } from '@zrak/ui/Toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { useServices } from '../../app/servicesHooks.ts';
import { lastStation } from '../../session/preferences.ts';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { useIdOfDraft } from '../../shared/forms/useIdOfDraft.ts';
import { useDistinctStations } from '../../shared/names/useDistinctStations.ts';
import { useFormCall } from '../../shared/useFormCall.ts';
import { useKeptState } from '../../shared/useKeptState.ts';
import { useClientData } from '../../layouts/ClientLayout.tsx';
import { type AlertDraft, draftOf, emptyDraft, kinds, ruleOf } from './alertDraft.ts';
import { ThresholdFields } from './ThresholdFields.tsx';
import { TimesTriggered } from './TimesTriggered.tsx';
import { useStationSeries } from './useStationSeries.ts';

const mostHours = 72;

interface EditAlertProps {
  /** Absent for a new subscription. */
  subscription?: AlertSubscription;
  /** The subscription has been deleted since the form was opened: what the form has becomes a new one. */
  isGone?: boolean;
  /** Values of the fields of a new subscription. */
  start?: AlertDraft;
  onClose: () => void;
}

export function EditAlert({ subscription, isGone = false, start, onClose }: EditAlertProps) {
  const intl = useIntl();
  const { api } = useServices();
  const { revalidate } = useRevalidator();
  const { run, isRunning, errorMessage } = useFormCall('routes.alerts.EditAlert.failed');
  const stations = useStations(subscription);
  const [draft, setDraft] = useKeptState(`alert ${subscription?.id}`, () =>
    subscription ? draftOf(subscription) : (start ?? emptyDraft(firstStationOf(stations))),
  );
  const idOf = useIdOfDraft(`alert ${subscription?.id}`);
  const station = useStationSeries(draft.locationId);
  const chosen = station.series?.find(({ id }) => id === draft.seriesId);
  const rule = ruleOf(draft, chosen);
  const [tried, setTried] = useState<'add' | 'change' | null>(null);
  const isTried = tried !== null;
  const isAdding = !subscription || isGone;
  const say = (id: 'newTitle' | 'title' | 'gone' | 'kind' | 'station' | 'hours' | 'hoursMissing' | 'save') =>
    intl.formatMessage({ id: `routes.alerts.EditAlert.${id}` });

  const save = async () => {
    setTried(isAdding ? 'add' : 'change');
    if (!rule) return;
    const call = isAdding
      ? api.POST('/api/alerts', {
          params: { query: { newId: idOf(JSON.stringify(rule)) } },
          body: { rule, isEnabled: subscription?.isEnabled ?? true },
        })
      : api.PUT('/api/alerts/{id}', {
          params: { path: { id: subscription.id } },
          // Without the switch, which may have been moved since it was read.
          body: { rule },
        });
    await run(call, async () => {
      onClose();
      showSuccessToast(intl.formatMessage({ id: 'routes.alerts.EditAlert.saved' }));
      await revalidate();
    });
    const { error } = await call;
    if (!isAdding && error?.status === 404) await revalidate();
  };

  return (
    <FormDialog
      title={say(isAdding ? 'newTitle' : 'title')}
      saveLabel={say('save')}
      isRunning={isRunning}
      errorMessage={isGone && tried === 'change' ? undefined : errorMessage}
      onSave={() => void save()}
      onClose={onClose}
    >
      {isGone && (
        <Banner tone="warning" announce="alert">
          {say('gone')}
        </Banner>
      )}
      <SegmentedControl
        label={say('kind')}
        isLabelVisible
        options={kinds.map((id) => ({ id, label: intl.formatMessage({ id: `routes.alerts.kind.${id}` }) }))}
        value={draft.kind}
        onChange={(kind) => setDraft({ ...draft, kind })}
      />
      <ComboBox
        label={say('station')}
        items={stations}
        selectedKey={draft.locationId}
        onSelectionChange={(locationId) => {
          // An emptied field shows the station again when it is left.
          if (locationId !== null && locationId !== draft.locationId)
            setDraft({ ...draft, locationId, seriesId: null });
        }}
      />
      {draft.kind === 'silence' ? (
        <NumberField
          label={say('hours')}
          value={draft.hours ?? Number.NaN}
          minValue={1}
          maxValue={mostHours}
          errorMessage={isTried && !draft.hours ? say('hoursMissing') : undefined}
          decimals={0}
          onChange={(hours) => setDraft({ ...draft, hours })}
        />
      ) : (
        <ThresholdFields
          draft={draft}
          station={station}
          chosen={chosen}
          isTried={isTried}
          onChange={(changes) => setDraft({ ...draft, ...changes })}
        />
      )}
      <TimesTriggered rule={rule} />
    </FormDialog>
  );
}

/** The station that was opened last, since readers want an alert for a station they have looked at. */
function firstStationOf(stations: readonly { id: string }[]): string | null {
  const seen = lastStation.get();
  return (stations.find(({ id }) => id === seen) ?? stations[0])?.id ?? null;
}

/** Stations of the client, and that of the subscription, which may belong to another client. */
function useStations(subscription: AlertSubscription | undefined) {
  const own = useDistinctStations(useClientData().locations);
  if (!subscription || own.some(({ id }) => id === subscription.locationId)) return own;
  return [{ id: subscription.locationId, label: subscription.locationName }, ...own];
}
