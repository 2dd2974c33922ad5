import type { Language } from '../../../i18n/languages.ts';

export const shareThemes = ['auto', 'light', 'dark'] as const;

/** Subject of the dialog, and how another page shows it. */
export interface Share {
  /** Address of the portal, without a slash at the end. */
  portal: string;
  clientCode: string;
  /** Null for the map of all stations. */
  stationId: string | null;
  language: Language;
  theme: (typeof shareThemes)[number];
  /** Accessible name of a frame. */
  title: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&"<>]/g, (letter) => escapes[letter]!);

const tag = (name: string, attributes: Record<string, string>) =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`)
    .join('')}></${name}>`;

/** Address of the page for frames. */
export function frameAddress({ portal, clientCode, stationId, language, theme }: Share): string {
  const screen = stationId === null ? 'map' : `station/${encodeURIComponent(stationId)}`;
  const query = new URLSearchParams({ lang: language, theme });
  return `${portal}/embed/${encodeURIComponent(clientCode)}/${screen}?${query}`;
}

/** Lines of HTML with the custom element. */
export function elementSnippet({ portal, clientCode, stationId, language, theme }: Share): string {
  const attributes = {
    client: clientCode,
    ...(stationId !== null && { station: stationId }),
    lang: language,
    theme,
  };
  return [
    tag('script', { type: 'module', src: `${portal}/embed/zrak.js` }),
    tag(stationId === null ? 'zrak-map' : 'zrak-station', attributes),
  ].join('\n');
}

/** A line of HTML with a frame. */
export function frameSnippet(share: Share): string {
  const isMap = share.stationId === null;
  return tag('iframe', {
    src: frameAddress(share),
    title: share.title,
    width: isMap ? '100%' : '360',
    height: isMap ? '720' : '600',
    style: 'border: 0',
  });
}
