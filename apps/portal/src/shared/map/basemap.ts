import type { Basemap } from '@zrak/ui/map';
import type { StyleSpecification } from 'maplibre-gl';
import type { Config } from '../../app/config.ts';

/** Mapbox serves its styles as raster tiles to all clients; as vector tiles only to its own library. */
function mapboxStyle(name: string, token: string): StyleSpecification {
  const tiles = `https://api.mapbox.com/styles/v1/mapbox/${name}/tiles/512/{z}/{x}/{y}@2x`;
  return {
    version: 8,
    sources: {
      mapbox: {
        type: 'raster',
        tiles: [`${tiles}?access_token=${encodeURIComponent(token)}`],
        tileSize: 512,
        attribution:
          '<a href="https://www.mapbox.com/about/maps/">© Mapbox</a> <a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>',
      },
    },
    layers: [{ id: 'mapbox', type: 'raster', source: 'mapbox' }],
  };
}

const archiveStyle = (address: string, flavor: 'light' | 'dark', language: string) => async () => {
  const { pmtilesStyle } = await import('./pmtilesStyle.ts');
  return pmtilesStyle(address, flavor, language);
};

/**
 * Map styles in order of preference: Mapbox if there is a token, the configured tile archive, the configured styles
 * without a key, or none.
 */
export function basemapOf({ mapBoxApiToken, pmtiles, style }: Config['Map'], language: string): Basemap {
  if (mapBoxApiToken) {
    return { style: mapboxStyle('light-v11', mapBoxApiToken), darkStyle: mapboxStyle('dark-v11', mapBoxApiToken) };
  }
  if (pmtiles) {
    return { style: archiveStyle(pmtiles, 'light', language), darkStyle: archiveStyle(pmtiles, 'dark', language) };
  }
  return { style: style?.light ?? null, ...(style?.dark !== undefined && { darkStyle: style.dark }) };
}
