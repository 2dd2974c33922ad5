/** Where a photo is got: of the API, with the reader's token, or from elsewhere, as everybody gets it. */
export type PhotoSource = { photoId: string } | { href: string };

const ownPath = 'api/locations/photo';

/**
 * @param url of the contract's `Photo`: whatever a backend wrote there
 * @param apiAddress absolute
 * @returns null for what is no http(s) address
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
