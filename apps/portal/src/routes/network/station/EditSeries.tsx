import type { NativeInterval, NetworkClient, NetworkSeries, NetworkStation } from '@zrak/api-client';
import { ComboBox } from '@zrak/ui/ComboBox';
import { Select } from '@zrak/ui/Select';
import { useIntl } from 'react-intl';
import { formulaOption } from '../../../shared/formulaOption.tsx';
import { nativeIntervals } from '../../../shared/network/nativeIntervals.ts';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { changedFields } from '../changedFields.ts';
import { LossDialog } from '../LossDialog.tsx';
import { useNetwork } from '../../../shared/network/networkData.ts';
import { useEditedObject } from '../useEditedObject.ts';
import { useNetworkChange } from '../useNetworkChange.ts';

const none = 'none';

interface SeriesDraft {
  parameter: string | null;
  interval: NativeInterval;
  instrument: string;
}

const fieldsOf = ({ interval, instrument }: SeriesDraft) => ({
  interval,
  instrument: instrument === none ? null : instrument,
});

interface EditSeriesProps {
  client: NetworkClient;
  station: NetworkStation;
  /** Null for a new series. */
  series: NetworkSeries | null;
  onClose: () => void;
}

export function EditSeries({ client, station, series, onClose }: EditSeriesProps) {
  const intl = useIntl();
  const { parameters } = useNetwork();
  const { draft, loaded, setDraft, isTried, setTried } = useEditedObject<SeriesDraft>(`series ${series?.id}`, {
    parameter: series?.parameter ?? null,
    interval: series?.interval ?? station.series.at(-1)?.interval ?? 'PT1H',
    instrument: series?.instrument ?? none,
  });
  const { change, isRunning, errorMessage, faultOf, loss } = useNetworkChange(
    { failed: 'routes.network.failed', done: 'routes.network.saved' },
    ['parameter', 'interval', 'instrument'],
  );
  const say = (
    id:
      | 'newTitle'
      | 'title'
      | 'parameter'
      | 'parameterMissing'
      | 'interval'
      | 'intervalHint'
      | 'instrument'
      | 'noInstrument',
  ) => intl.formatMessage({ id: `routes.network.EditSeries.${id}` });
  // A station has at most one series of a parameter.
  const taken = new Set(station.series.map(({ parameter }) => parameter).filter((code) => code !== series?.parameter));
  const choices = parameters.filter(({ code }) => !taken.has(code));
  const save = async () => {
    setTried(true);
    const { parameter } = draft;
    if (parameter === null) return;
    const changed = series ? { mustExist: true, ...changedFields(fieldsOf(loaded), fieldsOf(draft)) } : fieldsOf(draft);
    const stations = [{ id: station.id, mustExist: true, series: [{ parameter, ...changed }] }];
    await change({ clients: [{ id: client.id, mustExist: true, stations }] }, onClose);
  };
  if (loss) return <LossDialog loss={loss} isRunning={isRunning} onDone={onClose} />;
  return (
    <FormDialog
      title={say(series ? 'title' : 'newTitle')}
      saveLabel={intl.formatMessage({ id: 'routes.network.save' })}
      isRunning={isRunning}
      errorMessage={errorMessage}
      onSave={() => void save()}
      onClose={onClose}
    >
      <ComboBox
        label={say('parameter')}
        items={choices.map(({ code, name, unit }) => formulaOption(code, unit ? `${name} (${unit})` : name))}
        selectedKey={draft.parameter}
        isDisabled={series !== null}
        errorMessage={
          (isTried && draft.parameter === null ? say('parameterMissing') : undefined) ?? faultOf('parameter')
        }
        onSelectionChange={(parameter) => setDraft({ ...draft, parameter })}
      />
      <Select
        label={say('interval')}
        description={say('intervalHint')}
        items={nativeIntervals.map((id) => ({
          id,
          label: intl.formatMessage({ id: `routes.locations.interval.${id}` }),
        }))}
        selectedKey={draft.interval}
        errorMessage={faultOf('interval')}
        onSelectionChange={(interval) => setDraft({ ...draft, interval: interval as NativeInterval })}
      />
      <Select
        label={say('instrument')}
        items={[
          { id: none, label: say('noInstrument') },
          ...station.instruments.map(({ id, maker, model }) => ({ id, label: `${maker} ${model}` })),
        ]}
        selectedKey={draft.instrument}
        errorMessage={faultOf('instrument')}
        onSelectionChange={(instrument) => setDraft({ ...draft, instrument })}
      />
    </FormDialog>
  );
}
