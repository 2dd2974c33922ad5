import { Formula } from '../../components/Formula/Formula.tsx';
import type { PlotLayout } from '../engine/plots.ts';
import { Swatch } from '../parts/Swatch.tsx';
import * as styles from './SeriesChart.css.ts';

/** Units of the axes. With two of them, the lines of each axis; otherwise a title if there are several plots. */
export function PlotHead({ layout: { units, title, items } }: { layout: PlotLayout }) {
  const hasTwoAxes = units.length > 1;
  return (
    <div className={styles.units} aria-hidden="true">
      {units.map((unit) => (
        <span key={unit} className={hasTwoAxes ? styles.axisHead : undefined}>
          <span className={styles.axisUnit}>{unit}</span>
          {hasTwoAxes &&
            items
              .filter(({ series }) => series.unit === unit)
              .map(({ series, index }) => (
                <span key={series.id} className={styles.axisLine}>
                  <Swatch index={index} kind={series.kind} />
                  <Formula text={series.name ?? series.label} />
                </span>
              ))}
          {!hasTwoAxes && title && (
            <span className={styles.plotTitle}>
              <Formula text={title} />
            </span>
          )}
        </span>
      ))}
    </div>
  );
}
