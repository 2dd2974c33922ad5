import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { everything, within } from '../db/scope.ts';
import type { Services } from '../services.ts';

export interface ServiceStart {
  /** Services of the plugins before this one. Those of later plugins are there once the API is ready. */
  services: Services;
  /** Stops run in reverse order of the starts, also if a later plugin fails to start. */
  onStop: (stop: () => unknown) => void;
  onError: (error: unknown) => void;
}

/**
 * A plugin that adds some of the services. Plugins start one after the other, in the order of registration, and their
 * own work sees all rows of the database.
 *
 * @param dependencies names of plugins that must be registered before this one; Fastify checks them
 */
export function servicePlugin<Key extends keyof Services>(
  name: string,
  dependencies: readonly string[],
  start: (given: ServiceStart) => Pick<Services, Key> | Promise<Pick<Services, Key>>,
) {
  return fastifyPlugin(
    async (app: FastifyInstance) => {
      const given: ServiceStart = {
        services: app.services,
        onStop: (stop) => {
          app.addHook('onClose', async () => {
            await within(everything, stop);
          });
        },
        onError: (error) => app.log.error(error),
      };
      Object.assign(app.services, await within(everything, () => start(given)));
    },
    { name, dependencies: [...dependencies] },
  );
}
