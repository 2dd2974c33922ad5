import type { Location, LocationSummary } from '@zrak/api-client';
import { type IndexScale, indexScales } from '@zrak/ui/indexScales';
import type { WarningLevel } from '@zrak/ui/markShapes';

/** The mark of a station: a class of the air quality index, or else the warning of the server. */
export type Verdict =
  | {
      kind: 'index';
      digit: string;
      color: string;
      ink: 'dark' | 'light';
      label: string;
      decidedBy: string;
      time: number;
    }
  | { kind: 'warning'; level: WarningLevel; color?: string; label?: string };

const scales: Record<NonNullable<Location['index']>['standard'], IndexScale> = {
  eu2024: 'european2024',
  euLegacy: 'europeanLegacy',
  us2024: 'us',
};
const levels = ['none', 'low', 'medium', 'high', 'noData'] as const;

/**
 * A station that is late, offline or in maintenance shows that first, because its old class would mislead. A warning
 * without a level has a neutral shape in the colour of the server.
 */
export function verdictOf(
  { index, warning }: Pick<LocationSummary, 'index' | 'warning'>,
  state: NonNullable<Location['state']>,
): Verdict {
  if (state !== 'ok') return { kind: 'warning', level: state };
  const band = index && indexScales[scales[index.standard]]?.[index.band - 1];
  if (index && band) {
    const { label, color, decidedBy } = index;
    return { kind: 'index', digit: band.digit, color, ink: band.ink, label, decidedBy, time: Date.parse(index.time) };
  }
  return {
    kind: 'warning',
    level: levels.find((level) => level === warning.level) ?? 'unrated',
    color: warning.color,
    ...(typeof warning.label === 'string' && { label: warning.label }),
  };
}
