import type { MaintenanceAlert, Series } from '@zrak/api-client';
import type { ChartPeriod } from '@zrak/ui/charts';

/**
 * Maintenance explains a gap; without a known end it lasts until `to`. @param to end of the graph, epoch milliseconds
 */
export const maintenanceOf = (alerts: readonly MaintenanceAlert[], to: number): ChartPeriod[] =>
  alerts.map((alert) => ({
    id: alert.id,
    label: alert.title,
    from: Date.parse(alert.from),
    to: alert.to ? Date.parse(alert.to) : to,
  }));

type Station = Pick<Series, 'locationId' | 'locationName'>;

/** Maintenance at the shown stations, and of the whole client; with several stations, the text names the station. */
export function maintenanceAt(
  alerts: readonly MaintenanceAlert[],
  shown: readonly Station[],
  to: number,
): ChartPeriod[] {
  const names = new Map(shown.map(({ locationId, locationName }) => [locationId, locationName]));
  return maintenanceOf(
    alerts.flatMap((alert) => {
      const { locationId, title } = alert;
      if (locationId === undefined) return [alert];
      const name = names.get(locationId);
      if (name === undefined) return [];
      return [names.size === 1 ? alert : { ...alert, title: `${name}: ${title}` }];
    }),
    to,
  );
}
