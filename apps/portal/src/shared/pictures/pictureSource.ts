/** How a picture is loaded: from the API with the user's token, or from another server without it. */
export type PictureSource = { id: string; version?: string } | { href: string };

interface OwnPictures {
  /** Path of the operation, relative to the address of the API. */
  path: string;
  /** Search param with the id. */
  id: string;
}

/**
 * @param url of the contract: any text a backend has stored
 * @param apiAddress absolute
 * @param own the operation of the API that sends such pictures
 * @returns null if it is not an http(s) URL
 */
export function pictureSource(url: string, apiAddress: string, own: OwnPictures): PictureSource | null {
  const base = apiAddress.endsWith('/') ? apiAddress : `${apiAddress}/`;
  const address = URL.parse(url, base);
  if (address === null || !/^https?:$/.test(address.protocol)) return null;
  const id = address.searchParams.get(own.id);
  if (`${address.origin}${address.pathname}` !== `${base}${own.path}` || id === null) return { href: address.href };
  const version = address.searchParams.get('version');
  return { id, ...(version !== null && { version }) };
}
