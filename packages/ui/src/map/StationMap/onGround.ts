import type { StyleSpecification } from 'maplibre-gl';

/** Where a style has no ground of its own, the land's colour lies under it: else the page would be seen until tiles come. */
export function onGround(style: StyleSpecification, land: string): StyleSpecification {
  if (style.layers.some(({ type }) => type === 'background')) return style;
  return {
    ...style,
    layers: [{ id: 'own-ground', type: 'background', paint: { 'background-color': land } }, ...style.layers],
  };
}
