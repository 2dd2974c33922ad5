import { layers, namedFlavor } from '@protomaps/basemaps';
import { addProtocol, type LayerSpecification, type StyleSpecification } from 'maplibre-gl';
import { Protocol } from 'pmtiles';

let isKnown = false;

/**
 * A style over a Protomaps basemap archive. It loads no glyphs and no sprites: names are drawn in the portal's font,
 * and icons are left out.
 *
 * @param address of the archive, also relative to the page
 */
export function pmtilesStyle(address: string, flavor: 'light' | 'dark', language: string): StyleSpecification {
  if (!isKnown) addProtocol('pmtiles', new Protocol().tile);
  isKnown = true;
  return {
    version: 8,
    sources: {
      protomaps: {
        type: 'vector',
        url: `pmtiles://${new URL(address, location.href).href}`,
        attribution:
          '<a href="https://protomaps.com">Protomaps</a> <a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>',
      },
    },
    layers: layers('protomaps', namedFlavor(flavor), { lang: language }).map(withOwnLetters),
  };
}

function withOwnLetters(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== 'symbol') return layer;
  const layout = { ...layer.layout, 'text-font': ['Inter Variable'] };
  delete layout['icon-image'];
  return { ...layer, layout };
}
