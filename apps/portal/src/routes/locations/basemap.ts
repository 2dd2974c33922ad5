import type { Config } from '../../app/config.ts';

const mapboxStyle = (name: string, token: string) =>
  `https://api.mapbox.com/styles/v1/mapbox/${name}?access_token=${encodeURIComponent(token)}`;

/** Styles to draw the map in: Mapbox's when there is a token, the configured keyless ones, or none. */
export function basemapOf({ mapBoxApiToken, style }: Config['Map']) {
  if (mapBoxApiToken) {
    return {
      styleUrl: mapboxStyle('light-v11', mapBoxApiToken),
      darkStyleUrl: mapboxStyle('dark-v11', mapBoxApiToken),
    };
  }
  return { styleUrl: style?.light ?? null, ...(style?.dark !== undefined && { darkStyleUrl: style.dark }) };
}
