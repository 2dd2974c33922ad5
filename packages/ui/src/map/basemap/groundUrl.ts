export const groundScheme = 'zrak-ground';

/** URL of the tiles of the offline map, which MapLibre's workers answer themselves. */
export const groundUrl = `${groundScheme}://{z}/{x}/{y}`;

/** Tiles of a higher zoom hold no more detail. */
export const groundMaxZoom = 12;
