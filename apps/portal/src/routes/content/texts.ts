import type { ApiError, StaticFile, StaticFileName } from '@zrak/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { clientContext, servicesContext } from '../../app/contexts.ts';

/** A text of the client; both are null if none has been written. */
export interface Text {
  file: StaticFile | null;
  error: ApiError | null;
}

type LoaderArgs = Pick<LoaderFunctionArgs, 'context' | 'request'>;

/** Loads one text of the path's client. A missing or failed text does not affect the others. */
export async function loadText({ context, request }: LoaderArgs, name: StaticFileName): Promise<Text> {
  const { api } = context.get(servicesContext);
  const { id: clientId } = context.get(clientContext);
  const { data, error } = await api.GET('/api/staticFiles/{name}', {
    params: { path: { name }, query: { clientId } },
    signal: request.signal,
  });
  return { file: data ?? null, error: error === undefined || error.status === 404 ? null : error };
}
