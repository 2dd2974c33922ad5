import type { NetworkClient, NetworkInstrument, NetworkStation } from '@zrak/api-client';
import { DatePicker } from '@zrak/ui/DatePicker';
import { NumberField } from '@zrak/ui/NumberField';
import { TextField } from '@zrak/ui/TextField';
import { useIntl } from 'react-intl';
import type { Language } from '../../../i18n/languages.ts';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { changedFields } from '../changedFields.ts';
import { otherLanguages, textFields } from '../localTexts.ts';
import { draftOfInstrument, type InstrumentDraft, instrumentOf } from './instrumentDraft.ts';
import { useEditedObject } from '../useEditedObject.ts';
import { useNetworkChange } from '../useNetworkChange.ts';
import { useNewId } from '../useNewId.ts';
import * as styles from '../network.css.ts';

const fields = [
  'maker',
  'model',
  ...textFields('principle'),
  'serialNumber',
  'inletHeight',
  'operatingSince',
  'lastCalibration',
];

interface EditInstrumentProps {
  client: NetworkClient;
  station: NetworkStation;
  /** Null for a new instrument. */
  instrument: NetworkInstrument | null;
  onClose: () => void;
}

export function EditInstrument({ client, station, instrument, onClose }: EditInstrumentProps) {
  const intl = useIntl();
  const form = useEditedObject(`instrument ${instrument?.id}`, draftOfInstrument(instrument));
  const newId = useNewId(`instrument ${instrument?.id}`);
  const { draft, setDraft, isTried, setTried } = form;
  const { change, isRunning, errorMessage, faultOf } = useNetworkChange(
    { failed: 'routes.network.failed', done: 'routes.network.saved' },
    fields,
  );
  const save = async () => {
    setTried(true);
    const changed = instrumentOf(draft);
    if (!changed) return;
    const instruments = [
      instrument
        ? { id: instrument.id, mustExist: true, ...changedFields(instrumentOf(form.loaded), changed) }
        : { id: newId(`${changed.maker} ${changed.model}`), ...changed },
    ];
    const stations = [{ id: station.id, mustExist: true, instruments }];
    await change({ clients: [{ id: client.id, mustExist: true, stations }] }, onClose);
  };
  return (
    <FormDialog
      title={intl.formatMessage({ id: `routes.network.EditInstrument.${instrument ? 'title' : 'newTitle'}` })}
      saveLabel={intl.formatMessage({ id: 'routes.network.save' })}
      isRunning={isRunning}
      errorMessage={errorMessage}
      onSave={() => void save()}
      onClose={onClose}
    >
      <InstrumentFields draft={draft} isTried={isTried} faultOf={faultOf} onChange={setDraft} />
    </FormDialog>
  );
}

interface InstrumentFieldsProps {
  draft: InstrumentDraft;
  isTried: boolean;
  faultOf: (field: string) => string | undefined;
  onChange: (draft: InstrumentDraft) => void;
}

function InstrumentFields({ draft, isTried, faultOf, onChange }: InstrumentFieldsProps) {
  const intl = useIntl();
  const say = (
    id: 'maker' | 'model' | 'serialNumber' | 'inletHeight' | 'operatingSince' | 'lastCalibration' | 'missing',
  ) => intl.formatMessage({ id: `routes.network.EditInstrument.${id}` });
  const missing = (value: string) => (isTried && value.trim() === '' ? say('missing') : undefined);
  const text = (field: 'maker' | 'model' | 'serialNumber') => (
    <TextField
      label={say(field)}
      isRequired={field !== 'serialNumber'}
      maxLength={200}
      value={draft[field]}
      errorMessage={(field === 'serialNumber' ? undefined : missing(draft[field])) ?? faultOf(field)}
      onChange={(value) => onChange({ ...draft, [field]: value })}
    />
  );
  const principle = (language: Language) => (
    <TextField
      key={language}
      label={intl.formatMessage(
        { id: 'routes.network.EditInstrument.principle' },
        { language: intl.formatDisplayName(language, { type: 'language' }) },
      )}
      isRequired={language === 'en'}
      maxLength={200}
      value={draft.principle[language]}
      errorMessage={(language === 'en' ? missing(draft.principle.en) : undefined) ?? faultOf(`principle/${language}`)}
      onChange={(value) => onChange({ ...draft, principle: { ...draft.principle, [language]: value } })}
    />
  );
  const day = (field: 'operatingSince' | 'lastCalibration') => (
    <DatePicker
      label={say(field)}
      value={draft[field]}
      errorMessage={faultOf(field)}
      onChange={(value) => onChange({ ...draft, [field]: value })}
    />
  );
  return (
    <>
      <div className={styles.fields}>
        {text('maker')}
        {text('model')}
      </div>
      {principle('en')}
      <div className={styles.fields}>{otherLanguages.map(principle)}</div>
      <div className={styles.fields}>
        {text('serialNumber')}
        <NumberField
          label={say('inletHeight')}
          unit="m"
          decimals={2}
          value={draft.inletHeight ?? Number.NaN}
          errorMessage={faultOf('inletHeight')}
          onChange={(inletHeight) => onChange({ ...draft, inletHeight })}
        />
        {day('operatingSince')}
        {day('lastCalibration')}
      </div>
    </>
  );
}
