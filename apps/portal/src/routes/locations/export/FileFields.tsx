import { SegmentedControl } from '@zrak/ui/SegmentedControl';
import { Select } from '@zrak/ui/Select';
import { Text } from '@zrak/ui/Text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCapability } from '../../../shared/capabilities.ts';
import type { DecimalMark, ExportChoice, Format, Separator } from './exportChoice.ts';
import { formatNames } from '../../../layouts/exports/formatNames.ts';
import * as styles from './ExportDialog.css.ts';

interface FormatFieldProps {
  choice: ExportChoice;
  onChange: (changes: Partial<ExportChoice>) => void;
}

interface FileFieldsProps extends FormatFieldProps {
  hasManyStations: boolean;
}

const separators: readonly Separator[] = ['comma', 'semicolon', 'tab'];
const decimalMarks: readonly DecimalMark[] = ['point', 'comma'];

export function FormatField({ choice, onChange }: FormatFieldProps) {
  const intl = useIntl();
  const hasParquet = useCapability('parquet');
  const formats: Format[] = ['xlsx', 'csv', ...(hasParquet ? (['parquet'] as const) : [])];
  return (
    <SegmentedControl
      label={intl.formatMessage({ id: 'routes.locations.ExportDialog.format' })}
      isLabelVisible
      options={formats.map((id) => ({ id, label: formatNames[id] }))}
      value={choice.format}
      onChange={(format) => onChange({ format })}
    />
  );
}

/** Layout of the exported files and, for CSV, the format of their values. */
export function FileFields({ choice, hasManyStations, onChange }: FileFieldsProps) {
  const intl = useIntl();
  const isOneFile = choice.layout === 'oneTable' || !hasManyStations;
  if (choice.format === 'parquet') {
    return (
      <Text tone="muted">
        <FormattedMessage id="routes.locations.ExportDialog.parquet" />
      </Text>
    );
  }
  return (
    <>
      {hasManyStations && (
        <SegmentedControl
          label={intl.formatMessage({ id: 'routes.locations.ExportDialog.layout' })}
          isLabelVisible
          options={[
            {
              id: 'sheetPerStation',
              label: intl.formatMessage({ id: `routes.locations.ExportDialog.perStation.${choice.format}` }),
            },
            { id: 'oneTable', label: intl.formatMessage({ id: 'routes.locations.ExportDialog.oneTable' }) },
          ]}
          value={choice.layout}
          onChange={(layout) => onChange({ layout })}
        />
      )}
      {choice.format === 'csv' && isOneFile && (
        <SegmentedControl
          label={intl.formatMessage({ id: 'routes.locations.ExportDialog.files' })}
          isLabelVisible
          options={[
            { id: 'described', label: intl.formatMessage({ id: 'routes.locations.ExportDialog.described' }) },
            { id: 'plain', label: intl.formatMessage({ id: 'routes.locations.ExportDialog.plain' }) },
          ]}
          value={choice.isDescribed ? 'described' : 'plain'}
          onChange={(files) => onChange({ isDescribed: files === 'described' })}
        />
      )}
      {choice.format === 'csv' && (
        <div className={styles.row}>
          <Select
            label={intl.formatMessage({ id: 'routes.locations.ExportDialog.separator' })}
            items={separators.map((id) => ({
              id,
              label: intl.formatMessage({ id: `routes.locations.ExportDialog.mark.${id}` }),
            }))}
            selectedKey={choice.separator}
            onSelectionChange={(id) => onChange({ separator: id as Separator })}
          />
          <Select
            label={intl.formatMessage({ id: 'routes.locations.ExportDialog.decimalMark' })}
            items={decimalMarks.map((id) => ({
              id,
              label: intl.formatMessage({ id: `routes.locations.ExportDialog.mark.${id}` }),
            }))}
            selectedKey={choice.decimalMark}
            onSelectionChange={(id) => onChange({ decimalMark: id as DecimalMark })}
          />
        </div>
      )}
    </>
  );
}
