import type { StationVerdict } from '@zrak/quantities/verdict';

const latestAt = '2026-11-24T05:15:00Z';

export const moderate = {
  kind: 'index',
  index: {
    standard: 'eu2024',
    band: 3,
    decidedBy: 'PM2.5',
    value: 36.5,
    unit: 'µg/m³',
    decimals: 1,
    averaging: 'PT1H',
    time: '2026-11-24T06:00:00Z',
  },
} as const satisfies StationVerdict;

/** One of each kind, for stories. */
export const exampleVerdicts: readonly StationVerdict[] = [
  moderate,
  {
    kind: 'index',
    index: { ...moderate.index, band: 2, decidedBy: 'NO2', value: 22 },
    warning: { level: 'medium', label: 'Last hour louder than the critical value (indicative)', basis: 'noise' },
  },
  // A server that sends neither value nor unit.
  { kind: 'index', index: { standard: 'us2024', band: 4, decidedBy: 'PM10', time: '2026-11-24T06:00:00Z' } },
  { kind: 'warning', warning: { level: 'low', label: 'Pollution slightly elevated' } },
  { kind: 'warning', warning: { level: 'unrated', color: '#e3b505' } },
  { kind: 'late', latestAt },
  { kind: 'offline', latestAt: '2026-11-21T22:00:00Z' },
  { kind: 'maintenance', latestAt },
  { kind: 'notEnough', latestAt },
  { kind: 'noAir', latestAt },
  { kind: 'noData' },
];

/** Bands of a day. */
export const exampleHours = [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 4, 4, 3, null, null, 3, 3, 2, 2, 2, 2, 3, 3, 3];
