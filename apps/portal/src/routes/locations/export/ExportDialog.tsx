import type { Series } from '@zrak/api-client';
import type { WaitingLoad } from '@zrak/machines';
import { addDays } from '@zrak/quantities/time';
import { Button } from '@zrak/ui/Button';
import { Checkbox } from '@zrak/ui/Checkbox';
import { DateRangePicker } from '@zrak/ui/DateRangePicker';
import { Dialog } from '@zrak/ui/Dialog';
import { SegmentedControl } from '@zrak/ui/SegmentedControl';
import { Select } from '@zrak/ui/Select';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayFormat } from '../../../i18n/dayFormat.ts';
import { usePreferences } from '../../../session/preferencesContext.ts';
import { useServices } from '../../../app/servicesHooks.ts';
import { languages } from '../../../i18n/languages.ts';
import { useCapability } from '../../../shared/capabilities.ts';
import { exportJobsOf } from '../../../layouts/exports/exportJobs.ts';
import { useFileSize } from '../../../layouts/exports/useFileSize.ts';
import { daysOf, type ExportChoice, isMeasuredAt, presetsFor, queryOf, sizeOf, startIdsOf } from './exportChoice.ts';
import * as styles from './ExportDialog.css.ts';
import { ExportSeries } from './ExportSeries.tsx';
import { FileFields, FormatField } from './FileFields.tsx';
import { type CivilRange, intervals } from '../data/period.ts';
import { useLargeData } from '../data/useLargeData.ts';

// React Aria announces a changed part of a date through `innerHTML`, which Trusted Types block without this policy.
export interface ExportDialogProps {
  /** Selectable series. */
  all: readonly Series[];
  /** Initial selection. */
  start: Pick<ExportChoice, 'seriesIds' | 'interval'>;
  /** Days of the graph. */
  view?: CivilRange;
  onClose: () => void;
}

/** Asks for the content and the format of an export. The export itself continues after the dialog, on any screen. */
export default function ExportDialog({ all, start, view, onClose }: ExportDialogProps) {
  const intl = useIntl();
  const sizeText = useFileSize();
  const hasDecimalComma = intl.formatNumberToParts(0.5).some(({ type, value }) => type === 'decimal' && value === ',');
  const [choice, setChoice] = useState<ExportChoice>({
    ...start,
    seriesIds: startIdsOf(start),
    preset: view ? 'view' : 'last30Days',
    days: null,
    format: 'xlsx',
    isDescribed: true,
    layout: 'sheetPerStation',
    separator: hasDecimalComma ? 'semicolon' : 'comma',
    decimalMark: hasDecimalComma ? 'comma' : 'point',
    hasInvalidValues: false,
  });
  const change = (changes: Partial<ExportChoice>) => setChoice((before) => ({ ...before, ...changes }));

  const series = useMemo(() => {
    const ids = new Set(choice.seriesIds);
    return all.filter(({ id }) => ids.has(id));
  }, [all, choice.seriesIds]);
  const days = daysOf(choice, view, series);
  const size = days && series.length > 0 ? sizeOf(series, days, choice) : null;
  const request = useAgreedExport(choice, days, onClose);
  const hasMeasured = series.some((one) => isMeasuredAt(one, choice.interval));
  const offersInvalidValues = useCapability('invalidValues') && hasMeasured;
  const hasManyStations = new Set(series.map(({ locationId }) => locationId)).size > 1;

  return (
    <Dialog
      title={intl.formatMessage({ id: 'routes.locations.ExportDialog.title' })}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <span className={styles.size} role="status">
            {size && (
              <FormattedMessage
                id="routes.locations.ExportDialog.size"
                values={{ values: size.values, bytes: sizeText(size.bytes) }}
              />
            )}
          </span>
          <Button onPress={onClose}>
            <FormattedMessage id="routes.locations.ExportDialog.cancel" />
          </Button>
          <Button tone="primary" isDisabled={!size} onPress={() => size && request(size)}>
            <FormattedMessage id="routes.locations.ExportDialog.export" />
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <ExportSeries all={all} chosen={series} onChange={(seriesIds) => change({ seriesIds })} />
        <PeriodFields all={all} choice={choice} view={view} days={days} onChange={change} />
        <div className={styles.row}>
          <SegmentedControl
            label={intl.formatMessage({ id: 'routes.locations.PeriodStepper.interval' })}
            isLabelVisible
            options={intervals.map((id) => ({
              id,
              label: intl.formatMessage({ id: `routes.locations.interval.${id}` }),
            }))}
            value={choice.interval}
            onChange={(interval) => change({ interval })}
          />
          <FormatField choice={choice} onChange={change} />
        </div>
        <FileFields choice={choice} hasManyStations={hasManyStations} onChange={change} />
        {offersInvalidValues && (
          <Checkbox
            label={<FormattedMessage id="routes.locations.ExportDialog.invalidValues" />}
            description={<FormattedMessage id="routes.locations.ExportDialog.invalidValuesNote" />}
            isSelected={choice.hasInvalidValues}
            onChange={(hasInvalidValues) => change({ hasInvalidValues })}
          />
        )}
      </div>
    </Dialog>
  );
}

interface PeriodFieldsProps {
  all: readonly Series[];
  choice: ExportChoice;
  view: CivilRange | undefined;
  days: CivilRange | null;
  onChange: (changes: Partial<ExportChoice>) => void;
}

function PeriodFields({ all, choice, view, days, onChange }: PeriodFieldsProps) {
  const intl = useIntl();
  // A civil date is formatted as it is, in any time zone of the user.
  const dayText = (date: string) => intl.formatDate(`${date}T12:00:00Z`, { timeZone: 'UTC', ...dayFormat });
  const { preset } = choice;
  return (
    <div className={styles.row}>
      <Select
        label={intl.formatMessage({ id: 'routes.locations.PeriodStepper.period' })}
        items={presetsFor(all, view).map((id) => ({
          id,
          label: intl.formatMessage({ id: `routes.locations.ExportDialog.period.${id}` }),
        }))}
        selectedKey={preset}
        onSelectionChange={(id) => onChange({ preset: id as ExportChoice['preset'], days: choice.days ?? days })}
        {...(preset !== 'custom' &&
          days && { description: `${dayText(days.from)} – ${dayText(addDays(days.to, -1))}` })}
      />
      {preset === 'custom' && (
        <DateRangePicker
          label={intl.formatMessage({ id: 'routes.locations.ExportDialog.days' })}
          value={choice.days && { start: choice.days.from, end: addDays(choice.days.to, -1) }}
          onChange={(range) => onChange({ days: range && { from: range.start, to: addDays(range.end, 1) } })}
        />
      )}
    </div>
  );
}

/** Starts the export, after a confirmation if it is large. */
function useAgreedExport(choice: ExportChoice, days: CivilRange | null, onStart: () => void) {
  const exports = exportJobsOf(useServices());
  const { language } = usePreferences();
  const { isAllowed, subject, requestLoad } = useLargeData<() => void>();
  useEffect(() => {
    if (isAllowed) subject?.();
  }, [isAllowed, subject]);
  return (size: WaitingLoad) =>
    requestLoad(() => {
      if (!days) return;
      exports.start(queryOf(choice, days, languages[language].tag));
      onStart();
    }, size);
}
