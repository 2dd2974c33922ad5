import { type Api, type Client, createApi } from '@zrak/api-client';
import { type Language, languages } from '../i18n/languages.ts';
import { Failure, failureOf } from './failure.ts';

/** Addresses as the page names them. */
export interface Addresses {
  /** Address of the portal: its configuration names the server, and links lead to it. */
  portal: string | null;
  /** Address of the API; replaces the one that the portal names. */
  server: string | null;
}

/** The server that an element reads, and the portal that it links to. */
export interface Source {
  api: Api;
  /** Address of the portal that ends with a slash; null if the page names only a server. */
  portal: string | null;
}

/** The fields of the portal's configuration that concern its data. */
interface Config {
  ApplicationUrl?: unknown;
  DefaultTimeZone?: unknown;
}

const sources = new Map<string, Promise<Source>>();

/** One source for all elements of a page with the same addresses and language; a failed one is tried again. */
export function sourceOf(addresses: Addresses, language: Language): Promise<Source> {
  const key = JSON.stringify([addresses, language]);
  let source = sources.get(key);
  if (!source) {
    source = createSource(addresses, language);
    sources.set(key, source);
    source.catch(() => sources.delete(key));
  }
  return source;
}

/** Absolute address of http(s) that ends with a slash: an address of another scheme could run a script. */
export function addressOf(text: string | null): string | null {
  if (text === null || text === '') return null;
  const url = URL.parse(text, globalThis.location?.href);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  return `${url.origin}${url.pathname.replace(/\/*$/, '/')}`;
}

async function createSource({ portal, server }: Addresses, language: Language): Promise<Source> {
  const { tag } = languages[language];
  const [home, given] = [addressOf(portal), addressOf(server)];
  if (given !== null) return { api: apiOf(given, tag), portal: home };
  if (home === null) throw new Failure('incomplete', 'The attribute portal, or server, names no address');
  const config = await loadConfig(home);
  const address = typeof config.ApplicationUrl === 'string' ? URL.parse(config.ApplicationUrl, home) : null;
  if (address === null) throw new Failure('failed', `${home}config/config.json names no server`);
  return { api: apiOf(address.href, tag, config.DefaultTimeZone), portal: home };
}

const apiOf = (baseUrl: string, tag: (typeof languages)[Language]['tag'], timeZone?: unknown) =>
  createApi({
    baseUrl,
    language: () => tag,
    ...(typeof timeZone === 'string' && { timeZone }),
    // Neither cookies nor tokens: elements show only what is public.
    fetch: (request) => fetch(request, { credentials: 'omit', referrerPolicy: 'no-referrer' }),
  });

async function loadConfig(home: string): Promise<Config> {
  let response: Response;
  try {
    response = await fetch(`${home}config/config.json`, { credentials: 'omit', signal: AbortSignal.timeout(15_000) });
  } catch (error) {
    throw new Failure('unreachable', String(error));
  }
  try {
    if (!response.ok) throw new Error(String(response.status));
    return JSON.parse((await response.text()).replace(/^\uFEFF/, '')) as Config;
  } catch (error) {
    throw new Failure('failed', `${home}config/config.json: ${String(error)}`);
  }
}

/** The public client with this code. @throws Failure */
export async function publicClient({ api }: Source, code: string, signal: AbortSignal): Promise<Client> {
  const { data, error } = await api.GET('/api/clients/get', { signal });
  if (error) throw failureOf(error);
  const client = data.find((one) => one.code === code && one.isPublic);
  if (!client) throw new Failure('notPublic', `${code} is no public client`);
  return client;
}
