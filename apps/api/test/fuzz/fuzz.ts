import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type ViewerName, viewers } from '../../src/access/permissions.ts';
import type { OperationId } from '../../src/contract/schemas.ts';
import { names, startAccessApi, type AccessApi } from '../access/people.ts';
import { requests, type RequestsFor } from '../access/requests.ts';
import { contractFaults, operations } from '../contractSchema.ts';
import { oneOf, type Random } from '../random.ts';
import { type FuzzOperation, type FuzzRequest, mutate } from './mutate.ts';

export interface FuzzOptions {
  requests: number;
  random: Random;
  /** Called for each fault, and now and then with the number of requests so far. */
  onFault?: (fault: Fault) => void;
  onProgress?: (sent: number) => void;
}

export interface Fault {
  kind: 'serverError' | 'contract' | 'slow';
  operationId: string;
  viewer: ViewerName;
  request: FuzzRequest;
  status: number;
  /** The fault in words. */
  reason: string;
}

export interface FuzzResult {
  sent: number;
  faults: Fault[];
  /** Number of answers by status. */
  statuses: Map<number, number>;
  /** Milliseconds of the slowest answer. */
  slowest: number;
}

/** Milliseconds. */
const longest = 5000;
/** Requests before a new database: mutated requests remove what later ones would find. */
const perDatabase = 2000;
/** Requests before users and their sessions are restored. */
const perState = 40;

/** Most calls come from viewers that may do something; `loggerOfA` is the only one that may write measurements. */
const frequent: readonly ViewerName[] = [
  'administrator',
  'administrator',
  'keyUserOfA',
  'userOfA',
  'visitor',
  'loggerOfA',
];
const targets = Object.keys(names) as (keyof typeof names)[];

/**
 * Sends valid requests of every operation, and mutated ones, as different viewers. Equal random numbers give the same
 * requests.
 */
export async function fuzz({ requests: count, random, onFault, onProgress }: FuzzOptions): Promise<FuzzResult> {
  const result: FuzzResult = { sent: 0, faults: [], statuses: new Map(), slowest: 0 };
  while (result.sent < count) {
    const api = await startAccessApi();
    try {
      for (let index = 0; index < perDatabase && result.sent < count; index++) {
        if (index % perState === 0) await api.restore();
        const fault = await sendOne(api, random, result);
        if (fault === undefined) continue;
        result.faults.push(fault);
        onFault?.(fault);
      }
    } finally {
      await api.close();
    }
    onProgress?.(result.sent);
  }
  return result;
}

async function sendOne(api: AccessApi, random: Random, result: FuzzResult): Promise<Fault | undefined> {
  const [operationId, { operation, path }] = oneOf(random, [...operations]);
  const requestsFor: RequestsFor = requests[operationId as OperationId];
  const valid = oneOf(random, requestsFor(oneOf(random, targets), api));
  const viewer = viewerOf(operationId, random);
  const token = api.tokens[viewer];
  const start: FuzzRequest = {
    method: valid.method ?? 'GET',
    url: valid.url,
    headers: {
      ...(valid.headers as Record<string, string> | undefined),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: valid.payload,
    isOfOperation: true,
  };
  const known: FuzzOperation = { path, parameters: operation.parameters ?? [] };
  const request = mutate(start, random, known);
  const number = ++result.sent;
  const began = performance.now();
  const { method, url, headers, payload } = request;
  const options: InjectOptions = {
    method,
    url,
    headers,
    // From many networks, to stay below the limits for each.
    remoteAddress: `10.${(number >> 8) & 255}.${number & 255}.1`,
    ...(payload === undefined ? {} : { payload }),
  };
  const response = await api.app.inject(options);
  const took = performance.now() - began;
  await api.app.services.background.idle();
  result.slowest = Math.max(result.slowest, took);
  result.statuses.set(response.statusCode, (result.statuses.get(response.statusCode) ?? 0) + 1);
  const found =
    took > longest
      ? { kind: 'slow' as const, reason: `${Math.round(took)} ms` }
      : faultOf(response, operationId, request);
  return found && { ...found, operationId, viewer, request, status: response.statusCode };
}

function viewerOf(operationId: string, random: Random): ViewerName {
  if (operationId === 'writeMeasurements' && random() < 0.7) return 'loggerOfA';
  return random() < 0.9 ? oneOf(random, frequent) : oneOf(random, viewers);
}

function faultOf(
  response: LightMyRequestResponse,
  operationId: string,
  { isOfOperation }: FuzzRequest,
): Pick<Fault, 'kind' | 'reason'> | undefined {
  const { statusCode, body } = response;
  if (statusCode >= 500) return { kind: 'serverError', reason: body.slice(0, 300) };
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  // Files, and answers without a change, have no JSON.
  if (!isOfOperation || statusCode === 304 || (statusCode < 400 && !isJson)) return undefined;
  const differences = contractFaults(operationId, uncompressed(response));
  return differences.length === 0 ? undefined : { kind: 'contract', reason: differences.join('; ').slice(0, 300) };
}

function uncompressed(response: LightMyRequestResponse): LightMyRequestResponse {
  const { headers, rawPayload } = response;
  const encoding = headers['content-encoding'];
  if (encoding === undefined) return response;
  const body = (encoding === 'br' ? brotliDecompressSync(rawPayload) : gunzipSync(rawPayload)).toString();
  return { ...response, body, json: () => JSON.parse(body) };
}
