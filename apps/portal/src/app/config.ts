import { isLanguage, type Language } from '../i18n/languages.ts';

export interface Config {
  /** Where the API answers: http(s), or a path of the own origin. */
  ApplicationUrl: string;
  Map: {
    /** Of the public kind (`pk.…`); honoured when given. */
    mapBoxApiToken: string;
    zoom: number;
    minZoom: number;
    maxZoom: number;
    /** Addresses of MapLibre styles; without them the bundled schematic map is shown at once. */
    style: { light: string; dark?: string } | null;
    /** Address of an archive of vector tiles (PMTiles, Protomaps' layers) on a server that answers parts of it. */
    pmtiles: string | null;
  };
  DefaultLanguage: Language;
  /** Values above which a person is asked before they are loaded. */
  LargeDataThreshold: number;
}

type Json = Record<string, unknown>;

function fail(what: string): never {
  throw new Error(`config.json: ${what}`);
}

const object = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null ? (value as Json) : fail(`${name} is missing`);

/** Only http(s) and paths of the own origin: a configuration must not become a way to run script. */
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

// By hand, because a validating library would weigh more than all the rest of the start.
function parse(json: unknown): Config {
  const config = object(json, 'the configuration');
  const map = object(config['Map'], 'Map');
  const language = config['DefaultLanguage'] ?? 'en';
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
    LargeDataThreshold: upTo(1e9, config['LargeDataThreshold'] ?? 500_000, 'LargeDataThreshold'),
  };
}

/** Milliseconds after which a configuration that does not come counts as failed. */
const configTimeoutMs = 15_000;

/**
 * Reads /config/config.json of the portal's own origin.
 *
 * @throws when it does not come, is no JSON, or breaks a rule
 */
export async function loadConfig(): Promise<Config> {
  const response = await fetch('/config/config.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(configTimeoutMs),
  });
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  // Editors on Windows like to begin a file with a byte order mark.
  const text = (await response.text()).replace(/^\uFEFF/, '');
  return parse(JSON.parse(text));
}
