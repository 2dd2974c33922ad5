import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../contract/contractFile.ts';
import { contractPages } from './contractPages.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(contractPages, { contract: readContract() });
});
afterAll(() => app.close());

describe('/docs', () => {
  it('is a page whose files come from this server', async () => {
    const page = await app.inject('/docs');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      expect((await app.inject(new URL(file, 'http://localhost/docs').pathname)).statusCode, file).toBe(200);
    }
  });

  it('has a policy that lets it call this server only', async () => {
    const policy = (await app.inject('/docs')).headers['content-security-policy'];
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self'");
  });

  it('has the contract as JSON and YAML', async () => {
    const contract = readContract();
    const json = (await app.inject('/docs/json')).json();
    expect(Object.keys(json.paths)).toEqual(Object.keys(contract.paths));
    expect(json.components.securitySchemes).toHaveProperty('apiKey');
    expect((await app.inject('/docs/yaml')).body).toContain('operationId: writeMeasurements');
  });
});
