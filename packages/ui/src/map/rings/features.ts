/** Wraps features for a GeoJSON source. */
export function collection<Feature extends GeoJSON.Feature>(features: Feature[]) {
  return { type: 'FeatureCollection' as const, features };
}
