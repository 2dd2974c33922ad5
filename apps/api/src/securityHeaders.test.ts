import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addSecurityHeaders } from './securityHeaders.ts';
import type { Settings } from './settings.ts';

it('allows the map of this origin to request the position, and allows nothing else to any origin', async () => {
  const app = Fastify();
  addSecurityHeaders(app, { tileOrigins: [], corsOrigins: [] } as unknown as Settings);
  const { headers } = await app.inject('/');
  expect(headers['permissions-policy']).toBe('camera=(), geolocation=(self), microphone=(), payment=(), usb=()');
});
