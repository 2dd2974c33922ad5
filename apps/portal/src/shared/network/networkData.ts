import type { ApiError, Network, NetworkClient, NetworkStation } from '@zrak/api-client';
import { type LoaderFunctionArgs, useOutletContext, useParams } from 'react-router-dom';
import { servicesContext } from '../../app/contexts.ts';
import { requireCapability } from '../capabilities.ts';

export interface NetworkData {
  network: Network;
  error: ApiError | null;
}

const nothing: Network = { clients: [], parameters: [] };

export async function loadNetwork({ context, request: { signal } }: LoaderFunctionArgs): Promise<NetworkData> {
  const { api } = context.get(servicesContext);
  await requireCapability(context, 'administration');
  const { data, error } = await api.GET('/api/network/get', { signal });
  return { network: data ?? nothing, error: error ?? null };
}

/** The network that `NetworkRoute` shows. */
export const useNetwork = (): Network => useOutletContext<Network>();

interface Place {
  client: NetworkClient | undefined;
  station: NetworkStation | undefined;
}

/** Client and station of the address; undefined if there is none. */
export function usePlace(): Place {
  const { clientId, stationId } = useParams();
  const client = useNetwork().clients.find(({ id }) => id === clientId);
  return { client, station: client?.stations.find(({ id }) => id === stationId) };
}
