import type { ApiError, User } from '@zrak/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { servicesContext } from '../../app/contexts.ts';

export type LoadedUser = { user: User; error?: never } | { user?: never; error: ApiError };

/** The user of the address. */
export async function loadUser({ context, params, request }: LoaderFunctionArgs): Promise<LoadedUser> {
  const { api } = context.get(servicesContext);
  const { data: user, error } = await api.GET('/api/Account/users/{id}', {
    params: { path: { id: params['userId'] ?? '' } },
    signal: request.signal,
  });
  return error ? { error } : { user };
}
