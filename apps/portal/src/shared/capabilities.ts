import type { Api, Capability } from '@zrak/api-client';
import { redirect, type RouterContextProvider } from 'react-router-dom';
import { servicesContext } from '../app/contexts.ts';
import { paths } from '../app/paths.ts';
import type { Services } from '../app/services.ts';
import { useServices } from '../app/servicesHooks.ts';

type Capabilities = ReadonlySet<Capability>;
type Surroundings = Pick<Services, 'api'>;

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

/** Whether the server has an extension; for screens inside a layout, which has loaded the list. */
export function useCapability(name: Capability): boolean {
  return (heldBy.get(useServices().api)?.known ?? none).has(name);
}

/**
 * For the loader of a screen of an extension.
 *
 * @throws a redirect to the not-found page where the server does not have it
 */
export async function requireCapability(context: Readonly<RouterContextProvider>, ...names: Capability[]) {
  const capabilities = await loadCapabilities(context.get(servicesContext));
  if (!names.some((name) => capabilities.has(name))) throw redirect(paths.notFound);
  return capabilities;
}
