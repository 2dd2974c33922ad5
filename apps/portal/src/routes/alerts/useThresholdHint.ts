import type { Interval, Series } from '@zrak/api-client';
import { useIntl } from 'react-intl';
import { useClientData } from '../../layouts/ClientLayout.tsx';
import { limitNumber } from '../../shared/limits/limitNumber.ts';

/** Help to choose a threshold: the latest value of the series, and the limits of the averaging period. */
export function useThresholdHint(series: Series | undefined, interval: Interval): string | undefined {
  const intl = useIntl();
  const { locations } = useClientData();
  if (!series) return undefined;
  const latest = locations
    .find(({ id }) => id === series.locationId)
    ?.latest?.find(({ seriesId }) => seriesId === series.id);
  const say = (id: 'now' | 'limit', values: { label?: string; value: string }) =>
    intl
      .formatMessage({ id: `routes.alerts.EditAlert.${id}` }, { ...values, unit: series.unit })
      // A unit may be an abbreviation with a full stop.
      .replace(/\.\.$/, '.');
  const limits = series.referenceValues
    .filter(({ averaging, kind }) => averaging === interval && kind !== 'guideline')
    .map(({ label, value }) => say('limit', { label, value: limitNumber(intl, value) }));
  const valueOf = (value: number) => intl.formatNumber(value, { maximumFractionDigits: series.decimals });
  const parts = [...(latest ? [say('now', { value: valueOf(latest.value) })] : []), ...new Set(limits)];
  return parts.length > 0 ? parts.join(' ') : undefined;
}
