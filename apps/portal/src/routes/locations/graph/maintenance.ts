import type { MaintenanceAlert } from '@zrak/api-client';
import type { ChartPeriod } from '@zrak/ui/charts';
import { concerns } from '../../../shared/concerns.ts';
import type { DrawnSeries } from './limits.ts';

/**
 * Maintenance that explains gaps of the drawn series: work on their instruments or at their whole station, and notices
 * for the whole client. With several stations, the text names the station. @param to end of the graph, epoch
 * milliseconds: maintenance without a known end lasts until then
 */
export function maintenanceAt(
  alerts: readonly MaintenanceAlert[],
  drawn: readonly DrawnSeries[],
  to: number,
): ChartPeriod[] {
  const names = new Map(drawn.map(({ series }) => [series.locationId, series.locationName]));
  return alerts.flatMap((alert) => {
    const explained = drawn.filter(({ series }) => concerns(alert, series));
    if (explained.length === 0) return [];
    const name = names.size > 1 && alert.locationId !== undefined ? names.get(alert.locationId) : undefined;
    return [
      {
        id: alert.id,
        label: name === undefined ? alert.title : `${name}: ${alert.title}`,
        from: Date.parse(alert.from),
        to: alert.to ? Date.parse(alert.to) : to,
        seriesIds: explained.map(({ id }) => id),
      },
    ];
  });
}
