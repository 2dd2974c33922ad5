/** Features as MapLibre takes them. */
export function collection<Feature extends GeoJSON.Feature>(features: Feature[]) {
  return { type: 'FeatureCollection' as const, features };
}
