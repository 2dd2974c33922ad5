/** Browser and operating system of a caller, as far as they are known here. */
export interface Device {
  browser: string | null;
  system: string | null;
}

type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** The first that fits: most browsers also name those further down. */
const browsers: Names = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//],
];

/** Phones and tablets first: Android names Linux, and iOS names macOS. */
const systems: Names = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * Enough to recognise a session, and no more: version, model and language of a user agent narrow down who it is. A text of
 * the caller is never stored.
 */
export function deviceOf(userAgent = ''): Device {
  const nameIn = (names: Names) => names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
