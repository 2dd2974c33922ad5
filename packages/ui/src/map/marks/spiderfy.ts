/** Pixels from the true place, for stations that stand in one. */
export type Offset = readonly [number, number];

const circleLimit = 8;
const distancePx = 28;
/** Turns by it never line up. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** A circle round the place for a few, a sunflower for many: no mark over another. */
export function spiderfy(count: number): Offset[] {
  const isCircle = count <= circleLimit;
  const radius = Math.max(26, (count * distancePx) / (2 * Math.PI));
  return Array.from({ length: count }, (_, index) => {
    const angle = isCircle ? (index / count) * 2 * Math.PI - Math.PI / 2 : index * goldenAngle;
    const far = isCircle ? radius : 16 * Math.sqrt(index + 2);
    return [far * Math.cos(angle), far * Math.sin(angle)];
  });
}
