import { expect } from 'vitest';
import { contractFaults, operations } from './contractSchema.ts';
import type { TestApi } from './helpers.ts';

/** @param seen collects the requested operations */
export function answersOf(api: () => TestApi, seen: Set<string>) {
  /** Sends a request and expects the status and a response that matches the contract. */
  return async <T = unknown[]>(
    operationId: string,
    status: number,
    url: string,
    { as, body }: { as?: string; body?: unknown } = {},
  ): Promise<T> => {
    const { get, send, as: signedIn } = api();
    const token = as === undefined ? undefined : await signedIn(as);
    const { method } = operations.get(operationId)!;
    const response =
      method === 'get' ? await get(url, token) : await send(method.toUpperCase() as 'POST', url, body, token);
    expect(response.statusCode, response.body).toBe(status);
    expect(contractFaults(operationId, response)).toEqual([]);
    seen.add(operationId);
    return (response.body === '' ? undefined : response.json()) as T;
  };
}
