import type { components } from '@zrak/api-client/schema';

type Browser = components['schemas']['ClientError']['browser'];

/** The first that fits: most browsers also name those further down. */
const patterns: [family: Browser['family'], version: RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})\S* (?:Mobile\/\S+ )?Safari\//],
];

/** Family and major version, and no more: the rest of a user agent narrows down who it is. */
export function browserOf({ userAgent }: Pick<Navigator, 'userAgent'>): Browser {
  for (const [family, pattern] of patterns) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return { family, version: Number(version) };
  }
  return { family: 'other' };
}
