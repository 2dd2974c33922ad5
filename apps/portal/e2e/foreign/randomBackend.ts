import { join } from 'node:path';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';

const ignore = () => undefined;
const silent = { info: ignore, warn: ignore, error: ignore, debug: ignore, trace: ignore, fatal: ignore };
const logger = { ...silent, success: ignore, level: 'silent', child: () => logger };

/**
 * A server that answers every operation of the contract with random data: Prism. The header `Prefer` of a request
 * selects the data (`seed=…`) or an error of the contract (`code=…`).
 */
export async function startRandomBackend() {
  const operations = await getHttpOperationsFromSpec(join(import.meta.dirname, '../../../../openapi/portal.yaml'));
  const server = createServer(operations, {
    components: { logger },
    cors: true,
    config: {
      mock: { dynamic: true },
      isProxy: false,
      validateRequest: false,
      validateResponse: false,
      checkSecurity: false,
      errors: false,
    } as Parameters<typeof createServer>[1]['config'],
  });
  const url = await server.listen(0, '127.0.0.1');
  return { url, close: () => server.close() };
}
