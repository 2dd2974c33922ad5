import { urgency } from '@zrak/ui/stationLevels';
import { reasonsByLevel } from '../../../shared/station.ts';
import type { ShownStation } from '../stationMap/useMapStations.ts';

/** Reasons for missing levels, in the order of the list. */
const withoutLevel: readonly string[] = Object.entries(reasonsByLevel).flatMap(([level, reason]) =>
  reason ? [level] : [],
);

const urgencyOfWarning = ({ warning }: Ranked) => (warning ? urgency[warning.level] : -1);

type Ranked = Pick<ShownStation, 'level' | 'mean' | 'warning'>;

/**
 * Compares stations by the level that colours them, of an index or of a warning; then by the warning beside an index, and by
 * value where one pollutant decides both. Stations without a level are last.
 */
export function worstFirst(a: Ranked, b: Ranked): number {
  const byReason = withoutLevel.indexOf(a.level) - withoutLevel.indexOf(b.level);
  if (byReason !== 0) return byReason;
  const byLevel = urgency[b.level] - urgency[a.level];
  if (byLevel !== 0) return byLevel;
  const byWarning = urgencyOfWarning(b) - urgencyOfWarning(a);
  if (byWarning !== 0 || !a.mean || !b.mean || a.mean.parameter !== b.mean.parameter) return byWarning;
  return b.mean.value - a.mean.value;
}
