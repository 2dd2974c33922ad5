/** Wind directions, clockwise. Each is the centre of its sector; the first sector is north (348.75°–11.25°). */
declare const compassPoints: readonly ['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW'];
type CompassPoint = (typeof compassPoints)[number];
/** Names and abbreviations of directions in the user's language: in Slovene S means north. */
declare function useCompass(): {
  /** "NNE" */letters: (point: CompassPoint) => string; /** "north-north-east" */
  name: (point: CompassPoint) => string;
};
export { useCompass };