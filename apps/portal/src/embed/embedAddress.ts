/** Content that the address of an embed page names. */
export type EmbedView =
  | { kind: 'station'; client: string; station: string }
  | { kind: 'map'; client: string; hasList: boolean }
  | { kind: 'unknown' };

export interface EmbedAddress {
  view: EmbedView;
  /** BCP 47 tag; null without the parameter. */
  lang: string | null;
  theme: 'light' | 'dark' | 'auto';
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function viewOf(path: string, params: URLSearchParams): EmbedView {
  const [, client = '', screen, station = ''] = path
    .replace(/^.*?\/embed(?=\/)/, '')
    .split('/')
    .map(decoded);
  if (client && screen === 'station' && station) return { kind: 'station', client, station };
  if (client && screen === 'map') return { kind: 'map', client, hasList: params.get('list') !== 'none' };
  return { kind: 'unknown' };
}

/** Reads `/embed/{client}/station/{id}` and `/embed/{client}/map`, with `lang`, `theme` and `list`. */
export function readEmbedAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): EmbedAddress {
  const params = new URLSearchParams(search);
  const theme = params.get('theme');
  return {
    view: viewOf(pathname, params),
    lang: params.get('lang'),
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
  };
}
