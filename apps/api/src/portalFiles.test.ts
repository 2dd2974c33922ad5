import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servePortal } from './portalFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'zrak-portal-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'config'));
  mkdirSync(join(folder, 'embed'));
  writeFileSync(join(folder, 'embed/index.html'), '<!doctype html><title>Frame</title>');
  writeFileSync(join(folder, 'embed/zrak.js'), '1');
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets/index-abc.js'), '1');
  writeFileSync(join(folder, 'config/config.json'), '{}');
  writeFileSync(join(folder, 'config/manifest.json'), '{"name":"Zrak"}');
  app = Fastify();
  const answerNavigation = await servePortal(app, folder);
  app.setNotFoundHandler((request, reply) =>
    answerNavigation(request, reply) ? reply : reply.code(404).send({ message: 'Resource not found' }),
  );
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, accept = 'text/html,*/*') => app.inject({ method: 'GET', url, headers: { accept } });

describe('servePortal', () => {
  it.each(['/', '/auth/login', '/SI-OKOLJE/location/loc_bezigrad', '/clients?x=a.b', '/portalUsers/usr_a.b'])(
    'serves the page for %s',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, body, headers['cache-control']]).toEqual([200, '<!doctype html>', 'no-cache']);
    },
  );

  it.each([
    '/assets/index-old.js',
    '/config/other.json',
    '/api/nothing',
    '/favicon.ico',
    '/assets',
    '/.env',
    '/.git/config',
    '/a/.ssh/id',
  ])('never serves the page for %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it.each(['/embed/SI-OKOLJE/station/loc_bezigrad', '/embed/SI-OKOLJE/map?lang=sl', '/embed/', '/embed/nothing'])(
    'serves the page of frames for %s',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, body, headers['cache-control']]).toEqual([
        200,
        '<!doctype html><title>Frame</title>',
        'no-cache',
      ]);
    },
  );

  it('lets browsers ask for the script of other sites each time', async () => {
    const { body, headers } = await get('/embed/zrak.js', '*/*');
    expect([body, headers['cache-control']]).toEqual(['1', 'no-cache']);
  });

  it('serves the page to navigations only', async () => {
    expect((await get('/auth/login', '*/*')).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/auth/login' })).statusCode).toBe(404);
  });

  it('allows caching of hashed names and never of the configuration', async () => {
    expect((await get('/assets/index-abc.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/config/config.json')).headers['cache-control']).toBe('no-store');
  });

  it('prefers files of the operator in the folder of the configuration, and serves nothing else of theirs', async () => {
    const own = join(folder, 'own');
    mkdirSync(own);
    writeFileSync(join(own, 'manifest.json'), '{"name":"Air of Koper"}');
    writeFileSync(join(own, '.secret'), '1');
    const operators = Fastify();
    await servePortal(operators, folder, own);
    const read = async (url: string) => {
      const { statusCode, body, headers } = await operators.inject({ url });
      return [statusCode, statusCode === 200 ? body : '', headers['cache-control']];
    };
    expect(await read('/config/manifest.json')).toEqual([200, '{"name":"Air of Koper"}', 'no-cache']);
    expect(await read('/config/config.json')).toEqual([200, '{}', 'no-store']);
    expect(await read('/assets/index-abc.js')).toEqual([200, '1', expect.stringContaining('immutable')]);
    for (const url of ['/config/.secret', '/manifest.json', '/config/other.json']) {
      expect((await read(url))[0], url).not.toBe(200);
    }
    await operators.close();
  });
});
