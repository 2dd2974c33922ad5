import type { Series } from '@zrak/api-client';

export interface WindSeries {
  direction: Series;
  /** m/s */
  speed: Series;
}

/** Series of a pollution rose; null if a station does not measure both. */
export function windSeriesOf(series: readonly Series[]): WindSeries | null {
  const direction = series.find(({ quantityKind }) => quantityKind === 'windDirection');
  const speed = series.find(({ quantityKind, unit }) => quantityKind === 'windSpeed' && unit === 'm/s');
  return direction && speed ? { direction, speed } : null;
}
