/** @jsxImportSource preact */
import type { Course as CourseData } from '../data/station.ts';
import type { Texts } from '../i18n/texts.ts';
import { Formula } from '../parts/Formula.tsx';
import { courseHeight, coursePath, courseWidth } from './coursePath.ts';

/** The last hours, or days, of one series as a line; the caption says the same in words. */
export function Course({ course, texts }: { course: CourseData; texts: Texts }) {
  const path = coursePath(course.values);
  if (!path) return null;
  const { name, unit, decimals, interval } = course;
  const range = {
    lowest: texts.number(path.lowest, decimals),
    highest: `${texts.number(path.highest, decimals)} ${unit}`.trim(),
  };
  return (
    <figure class="course">
      <svg viewBox={`0 0 ${courseWidth} ${courseHeight}`} preserveAspectRatio="none" aria-hidden="true" class="line">
        <path class="axis" d={`M0 ${courseHeight - 1}H${courseWidth}`} />
        <path d={path.line} />
        <path class="last" d={path.last} />
      </svg>
      <figcaption class="muted">
        <Formula text={texts.formula(name)} />
        {texts.say(interval === 'P1D' ? 'elements.Course.rangeOfDays' : 'elements.Course.range', range)}
      </figcaption>
    </figure>
  );
}
