const compassPoints = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** The nearest of the eight directions. @param degrees clockwise from north */
export function compassPointOf(degrees: number): (typeof compassPoints)[number] {
  return compassPoints[Math.round((((degrees % 360) + 360) % 360) / 45) % 8]!;
}
