export const groundScheme = 'zrak-ground';

/** URL of the ground of the offline map, which MapLibre's workers answer themselves. */
export const groundUrl = `${groundScheme}://world`;
