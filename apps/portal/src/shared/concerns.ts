import type { MaintenanceAlert, Series } from '@zrak/api-client';

/** Whether maintenance concerns the instrument of a series; without a station or parameters it concerns them all. */
export const concerns = (
  { locationId, parameters }: Pick<MaintenanceAlert, 'locationId' | 'parameters'>,
  series: Pick<Series, 'locationId' | 'parameter'>,
): boolean =>
  (locationId === undefined || locationId === series.locationId) &&
  (parameters === undefined || parameters.length === 0 || parameters.includes(series.parameter));
