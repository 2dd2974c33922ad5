import { type APIRequestContext, expect } from '@playwright/test';
import { requestToken } from './journey.ts';

interface Network {
  clients: { id: string; code: string; stations: { id: string; series: { id: string }[] }[] }[];
}

/** A client as the network's file describes it. */
interface NewClient {
  code: string;
  name: string;
  public?: boolean;
  stations: object[];
}

/** Calls of an administrator about the network. */
export async function administer(request: APIRequestContext) {
  const { access_token: token } = await requestToken(request, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const change = async (data: object): Promise<void> => {
    const answer = await request.post('/api/network', { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const read = async () => {
    const answer = await request.get('/api/network/get', { headers });
    return (await answer.json()) as Network;
  };
  return {
    headers,
    change,
    read,
    /** Adds a client with its stations. */
    add: async (client: NewClient) => {
      await change({ clients: [client] });
      const { id, stations } = (await read()).clients.find(({ code }) => code === client.code)!;
      return { id, stationIds: stations.map((station) => station.id) };
    },
  };
}

/** Removes the clients of a test file, by their codes: the demo is shared with the other files. */
export async function removeClients(request: APIRequestContext, codePrefix: string): Promise<void> {
  const { change, read } = await administer(request);
  const { clients } = await read();
  const remove = clients.filter(({ code }) => code.startsWith(codePrefix)).map(({ id }) => ({ kind: 'client', id }));
  if (remove.length > 0) await change({ remove, removeMeasurements: true });
}
