/** How a photo is loaded: from the API with the user's token, or from another server without it. */
export type PhotoSource = { photoId: string } | { href: string };

const ownPath = 'api/locations/photo';

/**
 * @param url of the contract's `Photo`: any text a backend has stored
 * @param apiAddress absolute
 * @returns null if it is not an http(s) URL
 */
export function photoSource(url: string, apiAddress: string): PhotoSource | null {
  const base = apiAddress.endsWith('/') ? apiAddress : `${apiAddress}/`;
  const address = URL.parse(url, base);
  if (address === null || !/^https?:$/.test(address.protocol)) return null;
  const photoId = address.searchParams.get('photoId');
  const isOwn = `${address.origin}${address.pathname}` === `${base}${ownPath}` && photoId !== null;
  return isOwn ? { photoId } : { href: address.href };
}

const compassPoints = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** The nearest of the eight directions. @param degrees clockwise from north */
export function compassPointOf(degrees: number): (typeof compassPoints)[number] {
  return compassPoints[Math.round((((degrees % 360) + 360) % 360) / 45) % 8]!;
}
