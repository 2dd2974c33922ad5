import type { Api, Capability } from '@zrak/api-client';

type Capabilities = ReadonlySet<Capability>;

interface Surroundings {
  api: Api;
}

interface Held {
  call: Promise<Capabilities>;
  known: Capabilities;
}

const none: Capabilities = new Set();
const heldBy = new WeakMap<Api, Held>();

/**
 * Extensions of the server: asked once per visit. A server without the list has none; one that could not answer is asked
 * again by the next screen.
 */
export function loadCapabilities({ api }: Surroundings): Promise<Capabilities> {
  const before = heldBy.get(api);
  if (before) return before.call;
  const call = ask(api);
  heldBy.set(api, { call, known: none });
  return call;
}

async function ask(api: Api): Promise<Capabilities> {
  const { data, error } = await api.GET('/api/capabilities');
  const known: Capabilities = new Set(data?.capabilities);
  const isDecided = error === undefined || (error.status !== undefined && error.status < 500);
  if (isDecided) heldBy.set(api, { call: Promise.resolve(known), known });
  else heldBy.delete(api);
  return known;
}

/** The extensions that have been loaded. */
export const loadedCapabilities = ({ api }: Surroundings): Capabilities => heldBy.get(api)?.known ?? none;

/** Whether the server has said that it lacks an extension; one that could not answer may have it. */
export async function lacksCapability({ api }: Surroundings, name: Capability): Promise<boolean> {
  const capabilities = await loadCapabilities({ api });
  return heldBy.has(api) && !capabilities.has(name);
}
