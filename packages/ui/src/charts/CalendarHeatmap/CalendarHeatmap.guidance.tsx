import { CalendarHeatmap } from './CalendarHeatmap.tsx';
import type { HeatClass, HeatDay } from './heatDays.ts';
import { type Guidance, keys } from '../../guidance/guidance.ts';

const limitClasses: readonly HeatClass[] = [
  { id: 'within', name: 'Within the daily limit of 50 µg/m³', sign: '≤', color: 'within', ink: 'dark' },
  { id: 'above', name: 'Above the daily limit of 50 µg/m³', sign: '>', color: 'above', ink: 'light' },
];

const days: readonly HeatDay[] = [22, 31, 47, 58, 63, NaN, NaN, 44, 39, 52, 49, NaN, 27, 24].map((value, index) => ({
  date: `2026-11-${String(index + 1).padStart(2, '0')}`,
  value,
  classId: Number.isNaN(value) ? null : value > 50 ? 'above' : 'within',
}));

export const guidance: Guidance = {
  entryPoint: 'patterns',
  status: 'stable',
  use: ['One value a day over months: days above a limit value.'],
  avoid: ['Values within a day: use HourProfile.'],
  do: {
    example: (
      <CalendarHeatmap
        label="PM10 at Kranj, by day"
        days={days}
        classes={limitClasses}
        valueName="Daily mean"
        unit="µg/m³"
        decimals={1}
        period="1–14 November 2026"
      />
    ),
    text: 'Name the limit value in the classes.',
  },
  dont: {
    example: (
      <CalendarHeatmap
        label="PM10 at Celje, by day"
        days={days.map((day) => ({ ...day, classId: day.classId ?? 'within' }))}
        classes={limitClasses}
        valueName="Daily mean"
        unit="µg/m³"
        decimals={1}
        period="1–14 November 2026"
      />
    ),
    text: 'Colour days without enough data.',
  },
  keyboard: keys.days,
};
