import type { Location, LocationSummary } from '@zrak/api-client';
import {
  type DatedValue,
  type StationVerdict,
  stationVerdict,
  valueBeside,
  warningFrom,
} from '@zrak/quantities/verdict';
import { bandNameOf, indexColors, type IndexScale, indexScales } from '@zrak/ui/indexScales';
import type { WarningLevel } from '@zrak/ui/markShapes';

/** The one verdict on a station as mark and word: a class of the air quality index, a warning, or why there is neither. */
export type Verdict =
  | {
      kind: 'index';
      digit: string;
      color: string;
      ink: 'dark' | 'light';
      /** Word of the server for the class. */
      label?: string;
      decidedBy: string;
      time: number;
    }
  | {
      kind: 'warning';
      level: WarningLevel;
      /** Text of the level: `elements.level.…`. */
      word: WarningLevel | 'notEnough';
      color?: string;
      label?: string;
    };

const scales: Record<NonNullable<Location['index']>['standard'], IndexScale> = {
  eu2024: 'european2024',
  euLegacy: 'europeanLegacy',
  us2024: 'us',
};
const withoutLevel = {
  late: { level: 'late', word: 'late' },
  offline: { level: 'offline', word: 'offline' },
  maintenance: { level: 'maintenance', word: 'maintenance' },
  notEnough: { level: 'noData', word: 'notEnough' },
  noAir: { level: 'notMeasured', word: 'notMeasured' },
  noData: { level: 'noData', word: 'noData' },
} as const;

type State = NonNullable<Location['state']>;

function judge(station: Location | LocationSummary, state: State): StationVerdict {
  // A server that does not name the categories still sends the newest values.
  const named = station.categories.length > 0;
  const categories = named
    ? station.categories
    : station.latest?.flatMap((value) => ('category' in value ? value.category : []));
  return stationVerdict({ ...station, state, categories, warning: warningFrom(station.warning) });
}

/** The value in the row of a station: that of the pollutant that decides its class. */
export const rowValueOf = (station: LocationSummary, state: State): DatedValue | undefined =>
  valueBeside(judge(station, state), station.latest);

export function verdictOf(station: Location | LocationSummary, state: State): Verdict {
  const verdict = judge(station, state);
  if (verdict.kind === 'index') {
    const { standard, band, decidedBy, time } = verdict.index;
    const scale = scales[standard];
    const { digit, ink } = indexScales[scale][band - 1]!;
    const { label } = station.index ?? {};
    const color = indexColors[bandNameOf(scale, band)];
    return { kind: 'index', digit, color, ink, ...(label && { label }), decidedBy, time: Date.parse(time) };
  }
  if (verdict.kind !== 'warning') return { kind: 'warning', ...withoutLevel[verdict.kind] };
  const { level, color, label } = verdict.warning;
  return { kind: 'warning', level, word: level, ...(color && { color }), ...(label && { label }) };
}
