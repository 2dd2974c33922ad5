import { expect, it } from 'vitest';
import { indexDefinitions } from '../../apps/api/src/aggregation/airQualityIndex.ts';
import { indexStandards } from '../../apps/portal/src/routes/locations/stationMap/indexStandards.ts';

it('portal and API use the same air quality limits', () => {
  for (const [name, { upperBounds, precision }] of Object.entries(indexDefinitions)) {
    const standard = indexStandards[name as keyof typeof indexStandards];
    const bounds = Object.entries(standard.pollutants).map(([parameter, judged]) => [parameter, judged.upperBounds]);
    expect(Object.fromEntries(bounds)).toEqual(upperBounds);
    expect(standard.precision).toBe(precision === 'roundToInteger' ? 1 : 0.1);
  }
});
