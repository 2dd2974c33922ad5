import type { Series } from '@zrak/api-client';
import { Banner } from '@zrak/ui/Banner';
import { NumberField } from '@zrak/ui/NumberField';
import { SegmentedControl } from '@zrak/ui/SegmentedControl';
import { Select } from '@zrak/ui/Select';
import { FormattedMessage, useIntl } from 'react-intl';
import { type AlertDraft, hasThreshold, intervalOf, intervalsOf } from './alertDraft.ts';
import type { useStationSeries } from './useStationSeries.ts';
import * as styles from './AlertsRoute.css.ts';
import { useThresholdHint } from './useThresholdHint.ts';
import { formulaOption } from '../../shared/formulaOption.tsx';
import { withUnit } from '../../shared/withUnit.ts';
import { RetryButton } from '../../shared/failures/RetryButton.tsx';

const mostIntervals = 96;

interface ThresholdFieldsProps {
  draft: AlertDraft;
  station: ReturnType<typeof useStationSeries>;
  chosen: Series | undefined;
  /** Whether the user has tried to save: missing values are named. */
  isTried: boolean;
  onChange: (changes: Partial<AlertDraft>) => void;
}

export function ThresholdFields({ draft, station, chosen, isTried, onChange }: ThresholdFieldsProps) {
  const intl = useIntl();
  const say = (id: 'series' | 'threshold' | 'intervals') => intl.formatMessage({ id: `routes.alerts.EditAlert.${id}` });
  const missing = (isMissing: boolean, id: 'seriesMissing' | 'thresholdMissing' | 'intervalsMissing') =>
    isTried && isMissing ? intl.formatMessage({ id: `routes.alerts.EditAlert.${id}` }) : undefined;
  const hint = useThresholdHint(chosen, intervalOf(draft, chosen));
  if (station.error) {
    return (
      <Banner tone="danger" announce="alert" action={<RetryButton size="small" onPress={station.retry} />}>
        <FormattedMessage id="routes.locations.GraphArea.failed" />
      </Banner>
    );
  }
  return (
    <>
      <div className={styles.row}>
        <Select
          label={say('series')}
          isDisabled={!station.series}
          items={(station.series ?? []).filter(hasThreshold).map((one) => formulaOption(one.id, withUnit(one)))}
          selectedKey={draft.seriesId}
          onSelectionChange={(seriesId) => onChange({ seriesId })}
          errorMessage={missing(!chosen, 'seriesMissing')}
        />
        <NumberField
          label={say('threshold')}
          value={draft.threshold ?? Number.NaN}
          onChange={(threshold) => onChange({ threshold })}
          description={hint}
          errorMessage={missing(draft.threshold === null || Number.isNaN(draft.threshold), 'thresholdMissing')}
          {...(chosen && { unit: chosen.unit })}
        />
      </div>
      <div className={styles.row}>
        <SegmentedControl
          label={intl.formatMessage(
            { id: 'routes.alerts.EditAlert.interval' },
            { aggregator: chosen?.aggregator ?? 'mean' },
          )}
          isLabelVisible
          options={intervalsOf(chosen).map((id) => ({
            id,
            label: intl.formatMessage({ id: `routes.locations.interval.${id}` }),
          }))}
          value={intervalOf(draft, chosen)}
          onChange={(interval) => onChange({ interval })}
        />
        <NumberField
          label={say('intervals')}
          value={draft.intervals ?? Number.NaN}
          minValue={1}
          maxValue={mostIntervals}
          decimals={0}
          onChange={(intervals) => onChange({ intervals })}
          errorMessage={missing(!draft.intervals, 'intervalsMissing')}
        />
      </div>
    </>
  );
}
