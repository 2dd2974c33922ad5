/** Pixels from the true position, for stations that share it. */
export type Offset = readonly [number, number];

const circleLimit = 8;
const distancePx = 32;
/** Multiples of this angle never align. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Offsets that keep marks from overlapping: a circle around the position for a few, a sunflower spiral for many. */
export function spiderfy(count: number): Offset[] {
  const isCircle = count <= circleLimit;
  const radius = Math.max(30, (count * distancePx) / (2 * Math.PI));
  return Array.from({ length: count }, (_, index) => {
    const angle = isCircle ? (index / count) * 2 * Math.PI - Math.PI / 2 : index * goldenAngle;
    const far = isCircle ? radius : 20 * Math.sqrt(index + 2);
    return [far * Math.cos(angle), far * Math.sin(angle)];
  });
}
