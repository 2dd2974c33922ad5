import { earlyConfig, type EarlyStart } from './earlyStart.ts';
import { isLanguage, type Language } from '../i18n/languages.ts';

export interface Config {
  /** Base URL of the API: http(s), or a path of the same origin. */
  ApplicationUrl: string;
  Map: {
    /** Public token (`pk.…`); other tokens are rejected. */
    mapBoxApiToken: string;
    zoom: number;
    minZoom: number;
    maxZoom: number;
    /** URLs of MapLibre styles; without them the bundled schematic map is shown at once. */
    style: { light: string; dark?: string } | null;
    /** URL of an archive of vector tiles (PMTiles, Protomaps layers) on a server that supports range requests. */
    pmtiles: string | null;
  };
  DefaultLanguage: Language;
  /** Codes of the only clients that this portal shows, in this order; all clients if empty. */
  Clients: string[];
  /** IANA time zone of stations for which the server names none; that of the browser without this entry. */
  DefaultTimeZone?: string;
  /** Number of values above which the user is asked before a screen loads them; 250,000 without this entry. */
  LargeDataThreshold: number;
}

type Json = Record<string, unknown>;

function fail(what: string): never {
  throw new Error(`config.json: ${what}`);
}

const object = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null ? (value as Json) : fail(`${name} is missing`);

const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : fail('Clients is no list'));

/** Accepts only http(s) and paths of the same origin: a URL in the configuration must not be able to run a script. */
const address = (value: unknown, name: string) =>
  typeof value === 'string' && /^(https?:\/\/|\/(?!\/))/i.test(value) ? value : fail(`${name} is no address`);

const upTo = (most: number, value: unknown, name: string) =>
  typeof value === 'number' && value >= 0 && value <= most ? value : fail(`${name} is no number up to ${most}`);

const zoomLevel = (value: unknown, name: string) => upTo(24, value, name);

const publicToken = (value: unknown) =>
  typeof value === 'string' && /^(pk\.[\w.-]+)?$/.test(value) ? value : fail('mapBoxApiToken is no public token');

function styleOf(value: unknown): Config['Map']['style'] {
  if (value === undefined || value === null) return null;
  const { light, dark } = object(value, 'Map.style');
  return {
    light: address(light, 'Map.style.light'),
    ...(dark !== undefined && { dark: address(dark, 'Map.style.dark') }),
  };
}

/** A code, or a client with one. */
function clientCode(entry: unknown): string {
  const code = (entry as Json | null)?.['code'] ?? entry;
  return typeof code === 'string' ? code : fail('Clients has an entry without code');
}

function timeZone(value: unknown): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value as string }).resolvedOptions().timeZone;
  } catch {
    return fail('DefaultTimeZone is no IANA time zone');
  }
}

// Handwritten, because a validation library would be larger than the rest of the start-up code.
function parse(json: unknown): Config {
  const config = object(json, 'the configuration');
  const map = object(config['Map'], 'Map');
  const language = config['DefaultLanguage'] ?? 'en';
  const zone = config['DefaultTimeZone'] ?? undefined;
  return {
    ApplicationUrl: address(config['ApplicationUrl'], 'ApplicationUrl'),
    Map: {
      mapBoxApiToken: publicToken(map['mapBoxApiToken'] ?? ''),
      zoom: zoomLevel(map['zoom'], 'Map.zoom'),
      minZoom: zoomLevel(map['minZoom'], 'Map.minZoom'),
      maxZoom: zoomLevel(map['maxZoom'], 'Map.maxZoom'),
      style: styleOf(map['style']),
      pmtiles: map['pmtiles'] === undefined || map['pmtiles'] === null ? null : address(map['pmtiles'], 'Map.pmtiles'),
    },
    DefaultLanguage: isLanguage(language) ? language : 'en',
    Clients: list(config['Clients'] ?? []).map(clientCode),
    ...(zone !== undefined && { DefaultTimeZone: timeZone(zone) }),
    LargeDataThreshold: upTo(1e9, config['LargeDataThreshold'] ?? 250_000, 'LargeDataThreshold'),
  };
}

/** Milliseconds after which loading the configuration fails. */
const configTimeoutMs = 15_000;

async function fetchConfig(): EarlyStart['config'] {
  const response = await fetch('/config/config.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(configTimeoutMs),
  });
  return { response, text: await response.text() };
}

/**
 * Reads /config/config.json of the portal's origin.
 *
 * @throws when it cannot be loaded, is not JSON, or breaks a rule
 */
export async function loadConfig(): Promise<Config> {
  const { response, text } = await (earlyConfig() ?? fetchConfig());
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  // Editors on Windows often write a byte order mark.
  return parse(JSON.parse(text.replace(/^\uFEFF/, '')));
}
