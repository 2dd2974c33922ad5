import { Sparkline } from '@zrak/ui/Sparkline';
import { useIntl } from 'react-intl';
import { courseText } from '../stationMap/courseText.ts';
import type { SeriesHours } from './useStationHours.ts';

interface CourseProps {
  hours: SeriesHours;
  decimals: number;
  unit: string;
  /** Pixels. */
  height: number;
}

/** The course of the last 24 hours under a value. */
export function Course({ hours: { times, values }, decimals, unit, height }: CourseProps) {
  const label = courseText(useIntl(), values, decimals, unit);
  return <Sparkline label={label} times={times} values={values} height={height} />;
}
