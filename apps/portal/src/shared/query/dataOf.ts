import type { ApiResult } from '@zrak/api-client';

/**
 * The data of a call, as a query function returns it.
 *
 * @throws ApiError if the call failed
 */
export async function dataOf<Data>(call: Promise<ApiResult<Data>>): Promise<Data> {
  const { data, error } = await call;
  if (error) throw error;
  return data;
}
