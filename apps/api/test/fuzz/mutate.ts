import type { InjectOptions } from 'fastify';
import { names } from '../access/people.ts';
import { oneOf, type Random, weightedOf } from '../random.ts';
import { hostileTexts, hostileValues } from './hostileValues.ts';

export interface FuzzRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: InjectOptions['payload'] | undefined;
  /** False if the request may have become one of another operation, or of none. */
  isOfOperation: boolean;
}

interface Parameter {
  name: string;
  in: string;
  schema?: { enum?: unknown[]; type?: string };
}

/** The part of an operation of the contract that the mutations know. */
export interface FuzzOperation {
  path: string;
  parameters: readonly Parameter[];
}

const ids = Object.values(names).flatMap((target): string[] => Object.values(target));
const languages = ['en-GB', 'sl-SI', 'de-DE', 'fr', '*', '__proto__', 'constructor', 'x'.repeat(500)];
const mediaTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'text/plain',
  'text/csv',
  'application/octet-stream',
  'image/svg+xml',
  'multipart/form-data; boundary=x',
  'nonsense',
];
const accepted = ['*/*', 'application/json', 'application/vnd.zrak.columns', 'text/html', '', ';q=', 'a/b;q=0'];

type Mutation = (request: FuzzRequest, random: Random, operation: FuzzOperation) => void;

/** Header values of a real connection have no line breaks and no other control characters. */
const headerText = (text: string): string => text.replaceAll(/[^\t\x20-\x7E]/g, '');

const queryOf = ({ url }: FuzzRequest): [path: string, query: URLSearchParams] => {
  const [path = '', query = ''] = url.split('?');
  return [path, new URLSearchParams(query)];
};

function setQuery(request: FuzzRequest, path: string, query: URLSearchParams): void {
  request.url = query.size === 0 ? path : `${path}?${query.toString()}`;
}

const changeParameter: Mutation = (request, random, { parameters }) => {
  const [path, query] = queryOf(request);
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const parameter = known.length > 0 ? oneOf(random, known) : undefined;
  const name = parameter === undefined || random() < 0.05 ? oneOf(random, hostileTexts) : parameter.name;
  const allowed = parameter?.schema?.enum;
  const value = random();
  if (value < 0.1) query.delete(name);
  else if (value < 0.2) query.append(name, oneOf(random, hostileTexts));
  else if (value < 0.45 && allowed !== undefined) query.set(name, String(oneOf(random, allowed)));
  else if (value < 0.6) query.set(name, oneOf(random, ids));
  else if (value < 0.65) query.set(name, Array.from({ length: 300 }, () => oneOf(random, ids)).join());
  else query.set(name, oneOf(random, hostileTexts));
  setQuery(request, path, query);
};

/** A query that no encoder has written. */
const breakQuery: Mutation = (request, random) => {
  request.url += `${request.url.includes('?') ? '&' : '?'}${oneOf(random, ['%', '%zz', '=', '&&&', 'a[b]=c', 'a=b=c', '?'])}`;
};

const changePath: Mutation = (request, random, { path }) => {
  const [own, query] = queryOf(request);
  const places = path.split('/').flatMap((part, place) => (part.startsWith('{') ? [place] : []));
  const parts = own.split('/');
  if (places.length > 0 && random() < 0.8) {
    const text = random() < 0.4 ? oneOf(random, ids) : oneOf(random, hostileTexts).slice(0, 500);
    parts[oneOf(random, places)] = encodeURIComponent(text.toWellFormed());
  } else {
    parts[Math.floor(random() * parts.length)] = oneOf(random, ['', '.', '..', '%2e%2e', 'api', '%']);
  }
  request.isOfOperation = false;
  setQuery(request, parts.join('/'), query);
};

const changeMethod: Mutation = (request, random) => {
  request.method = oneOf(random, ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']);
  request.isOfOperation = false;
};

const changeHeader: Mutation = (request, random) => {
  const value = random();
  if (value < 0.5) request.headers['x-app-language'] = oneOf(random, languages);
  else if (value < 0.7) request.headers['accept'] = oneOf(random, accepted);
  else if (value < 0.8)
    request.headers['accept-encoding'] = oneOf(random, ['br', 'gzip', 'identity;q=0', '*;q=0', 'zz']);
  else if (value < 0.9) request.headers['origin'] = oneOf(random, ['null', 'https://example.org', 'x']);
  else request.headers['authorization'] = headerText(`Bearer ${oneOf(random, hostileTexts)}`);
};

/** Every place in a JSON value, as the object or array that holds it, and its key. */
function placesIn(value: unknown): { holder: Record<string, unknown>; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

const isJson = ({ payload }: FuzzRequest): boolean =>
  typeof payload === 'object' && payload !== null && !Buffer.isBuffer(payload);

const changeBody: Mutation = (request, random) => {
  if (!isJson(request)) return breakBody(request, random, { path: '', parameters: [] });
  const body = structuredClone(request.payload) as Record<string, unknown>;
  const places = placesIn(body);
  const value = random();
  if (places.length === 0 || value < 0.05) {
    request.payload = JSON.stringify(oneOf(random, hostileValues));
    request.headers['content-type'] ??= 'application/json';
    return;
  }
  const { holder, key } = oneOf(random, places);
  if (value < 0.2) Reflect.deleteProperty(holder, key);
  else if (value < 0.3) holder[oneOf(random, hostileTexts)] = oneOf(random, hostileValues);
  else if (value < 0.45) holder[key] = oneOf(random, ids);
  else if (value < 0.55) holder[key] = [holder[key], holder[key]];
  else holder[key] = oneOf(random, hostileValues);
  request.payload = body;
};

const breakBody: Mutation = (request, random) => {
  const { payload } = request;
  const text = Buffer.isBuffer(payload) || typeof payload === 'string' ? payload : JSON.stringify(payload ?? {});
  const bytes = Buffer.from(text as string);
  const value = random();
  request.headers['content-type'] ??= isJson(request) ? 'application/json' : oneOf(random, mediaTypes);
  if (value < 0.3) request.payload = bytes.subarray(0, Math.floor(random() * bytes.length));
  else if (value < 0.5) request.payload = Buffer.concat([bytes, Buffer.from([0xff, 0xfe, 0, 0xc0])]);
  else if (value < 0.6) request.payload = '{"__proto__":{"a":1}}';
  else if (value < 0.65) request.payload = `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`;
  else if (value < 0.7) request.payload = Buffer.alloc(1_100_000, 0x20);
  else if (value < 0.75) request.payload = '';
  else request.headers['content-type'] = oneOf(random, mediaTypes);
};

const mutations: readonly (readonly [weight: number, Mutation])[] = [
  [8, changeParameter],
  [8, changeBody],
  [2, changePath],
  [2, changeHeader],
  [1, breakBody],
  [1, breakQuery],
  [1, changeMethod],
];

/** A quarter of the requests stay as they are; the others get one to four changes. */
export function mutate(request: FuzzRequest, random: Random, operation: FuzzOperation): FuzzRequest {
  const changed: FuzzRequest = { ...request, headers: { ...request.headers } };
  const count = random() < 0.25 ? 0 : 1 + Math.floor(random() * random() * 4);
  for (let index = 0; index < count; index++) weightedOf(random, mutations)(changed, random, operation);
  return changed;
}
