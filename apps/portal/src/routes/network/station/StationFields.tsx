import type { NetworkStation } from '@zrak/api-client';
import { ComboBox } from '@zrak/ui/ComboBox';
import { DatePicker } from '@zrak/ui/DatePicker';
import { Disclosure } from '@zrak/ui/Disclosure';
import { NumberField } from '@zrak/ui/NumberField';
import { Select } from '@zrak/ui/Select';
import { TextField } from '@zrak/ui/TextField';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { PositionMap } from './PositionMap.tsx';
import { areas, sites, type StationDraft } from './stationDraft.ts';
import * as styles from '../network.css.ts';

export const stationFields = [
  'name',
  'latitude',
  'longitude',
  'altitude',
  'area',
  'site',
  'timeZone',
  'dayBoundary',
  'noiseZone',
  'deliveryDelay',
  'operatingSince',
];

interface StationFieldsProps {
  draft: StationDraft;
  /** Stations for orientation on the map. */
  others: readonly NetworkStation[];
  /** Whether the form was sent: empty fields are then faults. */
  isTried: boolean;
  faultOf: (field: string) => string | undefined;
  onChange: (draft: StationDraft) => void;
}

export function StationFields(props: StationFieldsProps) {
  const { draft, others, isTried, faultOf, onChange } = props;
  const intl = useIntl();
  const say = (id: 'name' | 'unnamed' | 'latitude' | 'longitude' | 'altitude' | 'missing' | 'more') =>
    intl.formatMessage({ id: `routes.network.StationFields.${id}` });
  const { latitude, longitude } = draft;
  const isWithin = (value: number | null, most: number) => value !== null && Math.abs(value) <= most;
  const position =
    isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude: latitude!, longitude: longitude! } : null;
  const missing = (isEmpty: boolean) => (isTried && isEmpty ? say('missing') : undefined);
  const degrees = (field: 'latitude' | 'longitude') => (
    <NumberField
      label={say(field)}
      unit="°"
      isRequired
      decimals={6}
      value={draft[field] ?? Number.NaN}
      errorMessage={missing(draft[field] === null) ?? faultOf(field)}
      onChange={(value) => onChange({ ...draft, [field]: value })}
    />
  );
  return (
    <div className={styles.stack}>
      <TextField
        label={say('name')}
        isRequired
        maxLength={200}
        value={draft.name}
        errorMessage={missing(draft.name.trim() === '') ?? faultOf('name')}
        onChange={(name) => onChange({ ...draft, name })}
      />
      <PositionMap
        name={draft.name.trim() || say('unnamed')}
        position={position}
        others={others}
        onChange={(found) => onChange({ ...draft, ...found })}
      />
      <div className={styles.fields}>
        {degrees('latitude')}
        {degrees('longitude')}
        <NumberField
          label={say('altitude')}
          unit="m"
          decimals={1}
          value={draft.altitude ?? Number.NaN}
          errorMessage={faultOf('altitude')}
          onChange={(altitude) => onChange({ ...draft, altitude })}
        />
      </div>
      <SiteFields {...props} />
      <Disclosure title={say('more')} level={3}>
        <MoreFields {...props} />
      </Disclosure>
    </div>
  );
}

function SiteFields({ draft, faultOf, onChange }: StationFieldsProps) {
  const intl = useIntl();
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id })), []);
  const known = zones.some(({ id }) => id === draft.timeZone)
    ? zones
    : [{ id: draft.timeZone, label: draft.timeZone }, ...zones];
  return (
    <div className={styles.fields}>
      <Select
        label={intl.formatMessage({ id: 'routes.network.StationFields.area' })}
        items={areas.map((id) => ({ id, label: intl.formatMessage({ id: `routes.network.area.${id}` }) }))}
        selectedKey={draft.area}
        onSelectionChange={(area) => onChange({ ...draft, area: area as StationDraft['area'] })}
      />
      <Select
        label={intl.formatMessage({ id: 'routes.network.StationFields.site' })}
        items={sites.map((id) => ({ id, label: intl.formatMessage({ id: `routes.network.site.${id}` }) }))}
        selectedKey={draft.site}
        onSelectionChange={(site) => onChange({ ...draft, site: site as StationDraft['site'] })}
      />
      <ComboBox
        label={intl.formatMessage({ id: 'routes.network.StationFields.timeZone' })}
        items={known}
        selectedKey={draft.timeZone}
        errorMessage={faultOf('timeZone')}
        onSelectionChange={(timeZone) => {
          if (timeZone !== null) onChange({ ...draft, timeZone });
        }}
      />
    </div>
  );
}

const noZone = 'none';

function MoreFields({ draft, faultOf, onChange }: StationFieldsProps) {
  const intl = useIntl();
  const say = (
    id:
      | 'dayBoundary'
      | 'dayBoundaryHint'
      | 'noiseZone'
      | 'noNoiseZone'
      | 'deliveryDelay'
      | 'deliveryDelayHint'
      | 'operatingSince',
  ) => intl.formatMessage({ id: `routes.network.StationFields.${id}` });
  return (
    <div className={styles.fields}>
      <Select
        label={say('dayBoundary')}
        description={say('dayBoundaryHint')}
        items={(['civil', 'utcPlus1'] as const).map((id) => ({
          id,
          label: intl.formatMessage({ id: `routes.network.dayBoundary.${id}` }),
        }))}
        selectedKey={draft.dayBoundary}
        onSelectionChange={(id) => onChange({ ...draft, dayBoundary: id as StationDraft['dayBoundary'] })}
      />
      <NumberField
        label={say('deliveryDelay')}
        description={say('deliveryDelayHint')}
        unit="min"
        decimals={0}
        minValue={0}
        value={draft.deliveryDelay ?? Number.NaN}
        errorMessage={faultOf('deliveryDelay')}
        onChange={(deliveryDelay) => onChange({ ...draft, deliveryDelay })}
      />
      <Select
        label={say('noiseZone')}
        items={[
          { id: noZone, label: say('noNoiseZone') },
          ...[1, 2, 3, 4].map((zone) => ({ id: String(zone), label: intl.formatNumber(zone) })),
        ]}
        selectedKey={draft.noiseZone === null ? noZone : String(draft.noiseZone)}
        onSelectionChange={(id) => onChange({ ...draft, noiseZone: id === noZone ? null : Number(id) })}
      />
      <DatePicker
        label={say('operatingSince')}
        value={draft.operatingSince}
        errorMessage={faultOf('operatingSince')}
        onChange={(operatingSince) => onChange({ ...draft, operatingSince })}
      />
    </div>
  );
}
