import type { StyleSpecification } from 'maplibre-gl';

/** Adds a background in the colour of land to a style without one; otherwise the page is visible until tiles load. */
export function onGround(style: StyleSpecification, land: string): StyleSpecification {
  if (style.layers.some(({ type }) => type === 'background')) return style;
  return {
    ...style,
    layers: [{ id: 'own-ground', type: 'background', paint: { 'background-color': land } }, ...style.layers],
  };
}
