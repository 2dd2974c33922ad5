import type { LocationSummary } from '@zrak/api-client';
import type { IntlShape } from 'react-intl';

/** Coordinates, "46.0657° N, 14.5174° E"; undefined without a position. */
export function positionText(
  intl: IntlShape,
  { latitude, longitude }: Pick<LocationSummary, 'latitude' | 'longitude'>,
): string | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const degrees = (value: number) =>
    intl.formatNumber(Math.abs(value), { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  return intl.formatMessage(
    { id: 'app.position' },
    {
      latitude: degrees(latitude),
      northSouth: latitude < 0 ? 'south' : 'north',
      longitude: degrees(longitude),
      eastWest: longitude < 0 ? 'west' : 'east',
    },
  );
}
