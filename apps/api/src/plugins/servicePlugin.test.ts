import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { currentScope, everything } from '../db/scope.ts';
import type { Services } from '../services.ts';
import { servicePlugin } from './servicePlugin.ts';

const apiWith = (...plugins: ReturnType<typeof servicePlugin>[]) => {
  const app = Fastify();
  app.decorate('services', {} as Services);
  for (const plugin of plugins) void app.register(plugin);
  return app;
};

it('starts plugins in order, each with the services of those before it, and stops them in reverse order', async () => {
  const log: string[] = [];
  const app = apiWith(
    servicePlugin('first', [], async ({ onStop }) => {
      await new Promise(setImmediate);
      log.push('start first');
      onStop(() => log.push('stop first'));
      return { greeting: 'hello' };
    }),
    servicePlugin('second', ['first'], ({ services, onStop }) => {
      log.push(`start second: ${services.greeting}`);
      onStop(async () => {
        await new Promise(setImmediate);
        log.push('stop second');
      });
      return {};
    }),
  );
  await app.ready();
  expect(app.services.greeting).toBe('hello');
  await app.close();
  expect(log).toEqual(['start first', 'start second: hello', 'stop second', 'stop first']);
});

it('stops what has started when a plugin fails, with the error of the plugin', async () => {
  const log: string[] = [];
  const app = apiWith(
    servicePlugin('first', [], ({ onStop }) => {
      onStop(() => log.push('stop first'));
      return {};
    }),
    servicePlugin('second', [], ({ onStop }) => {
      onStop(() => log.push('stop second'));
      throw new Error('no room');
    }),
    servicePlugin('third', [], () => {
      log.push('start third');
      return {};
    }),
  );
  await expect(app.ready()).rejects.toThrow('no room');
  await app.close();
  expect(log).toEqual(['stop second', 'stop first']);
});

it('starts and stops with access to all rows', async () => {
  const scopes: unknown[] = [];
  const app = apiWith(
    servicePlugin('any', [], async ({ onStop }) => {
      scopes.push(currentScope());
      await new Promise(setImmediate);
      scopes.push(currentScope());
      onStop(() => scopes.push(currentScope()));
      return {};
    }),
  );
  await app.ready();
  await app.close();
  expect(scopes).toEqual([everything, everything, everything]);
});

it('refuses a plugin whose dependency was not registered', async () => {
  const app = apiWith(servicePlugin('second', ['first'], () => ({})));
  await expect(app.ready()).rejects.toThrow("dependency 'first' of plugin 'second' is not registered");
});
