import type { ImportOutcome, NativeInterval } from '@zrak/api-client';
import { Checkbox } from '@zrak/ui/Checkbox';
import { ComboBox } from '@zrak/ui/ComboBox';
import { Select } from '@zrak/ui/Select';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { nativeIntervals } from '../../shared/network/nativeIntervals.ts';
import type { ImportOptions } from './importChoices.ts';
import * as styles from './imports.css.ts';

/** Key of the option that leaves a choice to the server. */
const automatic = 'automatic';

/** Those of the tables that programs in Central Europe save. */
const encodings = ['utf-8', 'utf-16le', 'windows-1250', 'windows-1252', 'iso-8859-2'];

/** The choice that each refusal asks for. */
const asked: Readonly<Record<string, keyof ImportOptions>> = {
  zoneless: 'timeZone',
  ambiguousDates: 'dateOrder',
  monthFirst: 'dateOrder',
  ambiguousNumbers: 'decimal',
  notUtf8: 'encoding',
  notEncoded: 'encoding',
  oneValue: 'interval',
  irregularTimes: 'interval',
};

interface ReadingFieldsProps {
  outcome: ImportOutcome;
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
}

/** How times and numbers of the file are read, where the file leaves it open. */
export function ReadingFields({ outcome, options, onChange }: ReadingFieldsProps) {
  const intl = useIntl();
  const zones = useMemo(() => ['UTC', ...Intl.supportedValuesOf('timeZone')].map((id) => ({ id, label: id })), []);
  const say = (id: 'timeZone' | 'timeZoneHint' | 'average' | 'averageHint' | 'encoding') =>
    intl.formatMessage({ id: `routes.imports.ReadingFields.${id}` });
  const set = <Key extends keyof ImportOptions>(key: Key, value: ImportOptions[Key] | undefined) => {
    onChange({ ...options, [key]: value });
  };
  const errorOf = (field: keyof ImportOptions) =>
    asked[outcome.refusalCode ?? ''] === field
      ? intl.formatMessage({ id: 'routes.imports.ReadingFields.choose' })
      : undefined;
  const choice = (field: 'stamp' | 'decimal' | 'dateOrder', values: readonly string[]) => (
    <Select
      label={intl.formatMessage({ id: `routes.imports.ReadingFields.${field}` })}
      items={[automatic, ...values].map((id) => ({
        id,
        label: intl.formatMessage({
          id: `routes.imports.ReadingFields.${id}` as 'routes.imports.ReadingFields.automatic',
        }),
      }))}
      errorMessage={errorOf(field)}
      selectedKey={options[field] ?? automatic}
      onSelectionChange={(id) => set(field, (id === automatic ? undefined : id) as never)}
    />
  );
  return (
    <div className={styles.section}>
      <div className={styles.fields}>
        <ComboBox
          label={say('timeZone')}
          description={say('timeZoneHint')}
          errorMessage={errorOf('timeZone')}
          items={zones}
          selectedKey={options.timeZone ?? outcome.timeZone ?? null}
          onSelectionChange={(zone) => {
            if (zone !== null && zone !== options.timeZone) set('timeZone', zone);
          }}
        />
        {choice('stamp', ['start', 'end'])}
        {choice('dateOrder', ['dmy', 'mdy'])}
        {choice('decimal', ['point', 'comma'])}
        <Select
          label={say('encoding')}
          items={[
            { id: automatic, label: intl.formatMessage({ id: 'routes.imports.ReadingFields.automatic' }) },
            ...encodings.map((id) => ({ id, label: id })),
          ]}
          errorMessage={errorOf('encoding')}
          selectedKey={options.encoding ?? automatic}
          onSelectionChange={(id) => set('encoding', id === automatic ? undefined : id)}
        />
        <Select
          label={intl.formatMessage({ id: 'routes.imports.ReadingFields.interval' })}
          items={[
            { id: automatic, label: intl.formatMessage({ id: 'routes.imports.ReadingFields.automatic' }) },
            ...nativeIntervals.map((id) => ({
              id,
              label: intl.formatMessage({ id: `routes.locations.interval.${id}` }),
            })),
          ]}
          errorMessage={errorOf('interval')}
          selectedKey={options.interval ?? automatic}
          onSelectionChange={(id) => set('interval', id === automatic ? undefined : (id as NativeInterval))}
        />
      </div>
      <Checkbox
        label={say('average')}
        description={say('averageHint')}
        isSelected={options.average ?? false}
        onChange={(average) => set('average', average || undefined)}
      />
    </div>
  );
}
