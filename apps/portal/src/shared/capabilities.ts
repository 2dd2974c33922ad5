import type { Capability } from '@zrak/api-client';
import { redirect, type RouterContextProvider } from 'react-router-dom';
import { servicesContext } from '../app/contexts.ts';
import { paths } from '../app/paths.ts';
import { useServices } from '../app/servicesHooks.ts';
import { loadCapabilities, loadedCapabilities } from './query/loadCapabilities.ts';

/** Whether the server has an extension; for screens inside a layout, which has loaded the list. */
export function useCapability(name: Capability): boolean {
  return loadedCapabilities(useServices()).has(name);
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
