import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addSecurityHeaders } from './securityHeaders.ts';
import { type Settings, settingsFrom, StartError } from './settings.ts';

function appWith(settings: Partial<Settings>) {
  const app = Fastify();
  addSecurityHeaders(app, { tileOrigins: [], corsOrigins: [], frameAncestors: [], ...settings } as Settings);
  app.get('/*', async () => 'content');
  return app;
}

const directive = (policy: unknown, name: string) =>
  String(policy)
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

it('allows the map of this origin to request the position, and allows nothing else to any origin', async () => {
  const { headers } = await appWith({}).inject('/');
  expect(headers['permissions-policy']).toBe('camera=(), geolocation=(self), microphone=(), payment=(), usb=()');
});

describe('frames', () => {
  const ancestors = async (settings: Partial<Settings>, url: string) => {
    const { headers } = await appWith(settings).inject(url);
    return directive(headers['content-security-policy'], 'frame-ancestors');
  };

  it('are allowed to this origin only, and only for embed pages', async () => {
    expect(await ancestors({}, '/embed/SI-OKOLJE/map')).toBe("frame-ancestors 'self'");
    expect(await ancestors({}, '/SI-OKOLJE/locations/map')).toBe("frame-ancestors 'none'");
  });

  it('are allowed to the sites of the list, for embed pages only', async () => {
    const settings = { frameAncestors: ['https://town.example', 'https://*.port.example'] };
    expect(await ancestors(settings, '/embed/SI-OKOLJE/station/loc_1?lang=sl')).toBe(
      "frame-ancestors 'self' https://town.example https://*.port.example",
    );
    for (const url of ['/', '/embed', '/embedded/x', '/auth/login', '/api/clients/get', '/x?y=/embed/']) {
      expect(await ancestors(settings, url), url).toBe("frame-ancestors 'none'");
    }
  });

  it.each([
    '*',
    "'self'",
    'town.example',
    'https://town.example/',
    'https://town.example/path',
    'https://a;script-src *',
    'data:',
    'https://*',
    'https://a.*.example',
  ])('are refused at start for %s', (value) => {
    expect(() => settingsFrom({ ZRAK_FRAME_ANCESTORS: value })).toThrow(StartError);
  });
});

describe('CORS', () => {
  const settings = { corsOrigins: ['https://town.example'] };

  it.each(['*', 'town.example', 'https://town.example/', 'https://*.town.example'])('refuses %s at start', (value) => {
    expect(() => settingsFrom({ ZRAK_CORS_ORIGINS: value })).toThrow(StartError);
  });

  it('lets a listed site read without credentials, after a preflight', async () => {
    const app = appWith(settings);
    const headers = { origin: 'https://town.example' };
    const read = await app.inject({ url: '/embed/zrak.js', headers });
    expect(read.headers).toMatchObject({
      'access-control-allow-origin': 'https://town.example',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Origin',
    });
    expect(read.headers).not.toHaveProperty('access-control-allow-credentials');
    const preflight = await app.inject({ method: 'OPTIONS', url: '/api/clients/get', headers });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('X-App-Language');
    expect(preflight.headers['access-control-allow-headers']).toContain('If-None-Match');
    expect(read.headers['access-control-expose-headers']).toContain('ETag');
  });

  it('keeps the answers for listed and other sites apart in caches', async () => {
    const app = appWith(settings);
    for (const headers of [{}, { origin: 'https://other.example' }]) {
      const answer = await app.inject({ url: '/assets/x.js', headers });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      expect(answer.headers.vary).toBe('Origin');
    }
  });
});

it('allows the inline script of the portal, and no other', async () => {
  const script = readFileSync(join(import.meta.dirname, '../../portal/early/early.js'));
  const hash = createHash('sha256').update(script).digest('base64');
  const { headers } = await appWith({}).inject('/');
  expect(directive(headers['content-security-policy'], 'script-src')).toBe(`script-src 'self' 'sha256-${hash}'`);
});

it('allows the styles of the libraries whose hashes the guide of @zrak/ui names', async () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../packages/ui/README.md'), 'utf8');
  const hashesOf = (text = '') => text.match(/'sha256-[^']+'/g);
  const { headers } = await appWith({}).inject('/');
  expect(hashesOf(guide)).toEqual(hashesOf(directive(headers['content-security-policy'], 'style-src')));
});
