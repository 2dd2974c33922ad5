import type { NetworkClient } from '@zrak/api-client';
import { ComboBox } from '@zrak/ui/ComboBox';
import { DatePicker } from '@zrak/ui/DatePicker';
import { Disclosure } from '@zrak/ui/Disclosure';
import { MultiComboBox } from '@zrak/ui/MultiComboBox';
import { TagGroup } from '@zrak/ui/TagGroup';
import { Text } from '@zrak/ui/Text';
import { TextArea } from '@zrak/ui/TextArea';
import { TextField } from '@zrak/ui/TextField';
import { TimeField } from '@zrak/ui/TimeField';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Language } from '../../../i18n/languages.ts';
import { formulaOption } from '../../../shared/formulaOption.tsx';
import { useDistinctStations } from '../../../shared/names/useDistinctStations.ts';
import { useNetwork } from '../../../shared/network/networkData.ts';
import * as styles from '../network.css.ts';
import { otherLanguages } from '../localTexts.ts';
import { endsTooEarly, isWholeDay, type MaintenanceDraft, timeZoneOf } from './maintenanceDraft.ts';

const allStations = 'all';

interface MaintenanceFieldsProps {
  client: NetworkClient;
  draft: MaintenanceDraft;
  /** Whether the form was sent: empty fields are then faults. */
  isTried: boolean;
  onChange: (draft: MaintenanceDraft) => void;
}

export function MaintenanceFields(props: MaintenanceFieldsProps) {
  return (
    <>
      <TextFields {...props} />
      <PlaceFields {...props} />
      <TimeFields {...props} />
    </>
  );
}

/** Title and message: in English, and on demand in the other languages. */
function TextFields({ draft, isTried, onChange }: MaintenanceFieldsProps) {
  const intl = useIntl();
  // Not later: the fold must not close while its last letter is deleted.
  const [isExpanded] = useState(
    () =>
      !intl.locale.startsWith('en') ||
      otherLanguages.some((language) => draft.title[language] || draft.message[language]),
  );
  const labelOf = (field: 'title' | 'message', code: Language) =>
    intl.formatMessage(
      { id: `routes.network.MaintenanceFields.${field}` },
      { language: intl.formatDisplayName(code, { type: 'language' }) },
    );
  const missing = (text: string, code: Language) =>
    isTried && code === 'en' && text.trim() === ''
      ? intl.formatMessage({ id: 'routes.network.ClientFields.missing' })
      : undefined;
  const textsIn = (code: Language) => (
    <div key={code} className={styles.stack}>
      <TextField
        label={labelOf('title', code)}
        isRequired={code === 'en'}
        maxLength={200}
        value={draft.title[code]}
        errorMessage={missing(draft.title[code], code)}
        onChange={(text) => onChange({ ...draft, title: { ...draft.title, [code]: text } })}
      />
      <TextArea
        label={labelOf('message', code)}
        isRequired={code === 'en'}
        maxLength={2000}
        rows={2}
        value={draft.message[code]}
        errorMessage={missing(draft.message[code], code)}
        onChange={(text) => onChange({ ...draft, message: { ...draft.message, [code]: text } })}
      />
    </div>
  );
  return (
    <>
      {textsIn('en')}
      <Disclosure
        title={intl.formatMessage({ id: 'routes.network.MaintenanceFields.otherLanguages' })}
        level={3}
        defaultExpanded={isExpanded}
      >
        <div className={styles.stack}>{otherLanguages.map(textsIn)}</div>
      </Disclosure>
    </>
  );
}

/** The station, and those of its parameters that the work concerns. */
function PlaceFields({ client, draft, onChange }: MaintenanceFieldsProps) {
  const intl = useIntl();
  const { parameters: known } = useNetwork();
  const say = (id: 'station' | 'allStations' | 'parameters' | 'parametersHint' | 'chosen') =>
    intl.formatMessage({ id: `routes.network.MaintenanceFields.${id}` });
  const stations = useDistinctStations(client.stations);
  const chosen = draft.locationId ?? allStations;
  const station = client.stations.find(({ id }) => id === draft.locationId);
  const measured = (station?.series ?? []).map(({ parameter }) =>
    formulaOption(parameter, known.find(({ code }) => code === parameter)?.name ?? parameter),
  );
  const setParameters = (parameters: string[]) => onChange({ ...draft, parameters });
  return (
    <>
      <ComboBox
        label={say('station')}
        items={[{ id: allStations, label: say('allStations') }, ...stations]}
        selectedKey={chosen}
        onSelectionChange={(id) => {
          // An emptied field shows the station again when it is left.
          if (id === null || id === chosen) return;
          onChange({ ...draft, locationId: id === allStations ? null : id, parameters: [] });
        }}
      />
      {station && measured.length > 0 && (
        <MultiComboBox
          label={say('parameters')}
          description={say('parametersHint')}
          sections={[{ id: station.id, label: station.name, items: measured }]}
          selectedKeys={draft.parameters}
          onSelectionChange={setParameters}
        />
      )}
      {draft.parameters.length > 0 && (
        <TagGroup
          label={say('chosen')}
          isLabelVisible={false}
          items={draft.parameters.map((code) => measured.find(({ id }) => id === code) ?? { id: code, label: code })}
          onRemove={(id) => setParameters(draft.parameters.filter((code) => code !== id))}
        />
      )}
    </>
  );
}

function TimeFields({ client, draft, isTried, onChange }: MaintenanceFieldsProps) {
  const intl = useIntl();
  const timeZone = timeZoneOf(client, draft.locationId);
  const say = (id: 'fromDay' | 'fromTime' | 'toDay' | 'toTime' | 'tooEarly') =>
    intl.formatMessage({ id: `routes.network.MaintenanceFields.${id}` });
  const missing = (value: string | null) =>
    isTried && value === null ? intl.formatMessage({ id: 'routes.network.ClientFields.missing' }) : undefined;
  const { from, to } = draft;
  const tooEarly = isTried && endsTooEarly(draft, timeZone) ? say('tooEarly') : undefined;
  // Most work ends on its first day. The typed day is complete, and still wrong, before its last digit.
  const setFromDay = (day: string | null) =>
    onChange({ ...draft, from: { ...from, day }, to: to.day === from.day ? { ...to, day } : to });
  return (
    <div className={styles.section}>
      <div className={styles.fields}>
        <DatePicker
          label={say('fromDay')}
          isRequired
          value={from.day}
          errorMessage={missing(isWholeDay(from.day) ? from.day : null)}
          onChange={setFromDay}
        />
        <TimeField
          label={say('fromTime')}
          isRequired
          value={from.time}
          errorMessage={missing(from.time)}
          onChange={(time) => onChange({ ...draft, from: { ...from, time } })}
        />
      </div>
      <div className={styles.fields}>
        <DatePicker
          label={say('toDay')}
          isRequired
          value={to.day}
          errorMessage={missing(isWholeDay(to.day) ? to.day : null) ?? tooEarly}
          onChange={(day) => onChange({ ...draft, to: { ...to, day } })}
        />
        <TimeField
          label={say('toTime')}
          isRequired
          value={to.time}
          errorMessage={missing(to.time)}
          onChange={(time) => onChange({ ...draft, to: { ...to, time } })}
        />
      </div>
      <Text tone="muted">{intl.formatMessage({ id: 'routes.network.MaintenanceFields.timeZone' }, { timeZone })}</Text>
    </div>
  );
}
