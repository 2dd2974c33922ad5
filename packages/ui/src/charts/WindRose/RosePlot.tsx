import type { ValueScale } from '../engine/valueScale.ts';
import { sectorWidth } from '@zrak/quantities/wind';
import { compassPoints } from './compass.ts';
import * as geometry from './geometry.ts';
import { useCompass } from './useCompass.ts';
import * as styles from './WindRose.css.ts';

/** Index of a shade, from the lightest. */
export type Shade = 0 | 1 | 2 | 3 | 4;

export interface Layer {
  /** Length within the petal, in units of the scale. */
  length: number;
  shade: Shade;
}

interface RosePlotProps {
  label: string;
  /** Id of the text that describes the plot. */
  descriptionId: string;
  /** One per compass point, clockwise from north; each from the centre outwards. */
  petals: readonly (readonly Layer[])[];
  /** Starts at zero. */
  scale: ValueScale;
  formatTick: (value: number) => string;
  /** Text in the centre: the share of calm or the mean during calm, and its name. */
  hub: { value: string; name: string };
}

const lengthOf = (petal: readonly Layer[]) => petal.reduce((sum, { length }) => sum + length, 0);
const center = geometry.size / 2;

/** Petals on rings, north at the top. */
export function RosePlot({ label, descriptionId, petals, scale, formatTick, hub }: RosePlotProps) {
  const compass = useCompass();
  const lengths = petals.map(lengthOf);
  const radiusOf = (value: number) => geometry.radiusAt(value / scale.max);
  const hasWind = Math.max(...lengths) > 0;
  const rings = hasWind ? scale.ticks.filter((tick) => tick > 0) : [scale.max];
  const bearing = geometry.quietestBearing(lengths);

  return (
    <svg
      viewBox={`0 0 ${geometry.size} ${geometry.size}`}
      role="img"
      aria-label={label}
      aria-describedby={descriptionId}
      className={styles.plot}
    >
      {rings.map((ring) => (
        <circle key={ring} cx={center} cy={center} r={radiusOf(ring)} className={styles.ring} />
      ))}
      {petals.map((petal, sector) =>
        petal.map(({ length, shade }, index) => {
          if (!(length > 0)) return null;
          const before = lengthOf(petal.slice(0, index));
          const path = geometry.petalPath(sector, radiusOf(before), radiusOf(before + length));
          return <path key={`${compassPoints[sector]} ${shade}`} d={path} className={styles.petal[shade]} />;
        }),
      )}
      <circle cx={center} cy={center} r={geometry.hubRadius} className={styles.hub} />
      <text x={center} y={center - 7} className={styles.hubValue}>
        {hub.value}
      </text>
      <text x={center} y={center + 9} className={styles.between}>
        {hub.name}
      </text>
      {hasWind &&
        rings.map((ring) => (
          <text key={ring} {...geometry.placeAt(radiusOf(ring), bearing)} className={styles.ringLabel}>
            {formatTick(ring)}
          </text>
        ))}
      {compassPoints.map((point, sector) =>
        // Every second sector has no label: all 16 would overlap. The table names them all.
        sector % 2 === 0 ? (
          <text
            key={point}
            {...geometry.placeAt(geometry.letterRadius, sector * sectorWidth)}
            className={sector % 4 === 0 ? styles.cardinal : styles.between}
          >
            {compass.letters(point)}
          </text>
        ) : null,
      )}
    </svg>
  );
}
