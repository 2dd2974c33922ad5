import swagger, { type FastifyStaticSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ContractDocument } from '../contract/contractFile.ts';

/** The library writes inline styles. Everything else comes from this server, and calls go to it alone. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The contract at `/docs`, where its operations can be tried, and as a file at `/docs/json` and `/docs/yaml`. */
export const contractPages = fastifyPlugin(
  async (app: FastifyInstance, { contract }: { contract: ContractDocument }) => {
    const specification = { document: contract } as unknown as FastifyStaticSwaggerOptions['specification'];
    await app.register(swagger, { mode: 'static', specification });
    await app.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: policy,
      theme: { title: 'Zrak portal API' },
      uiConfig: {
        // Without a bar that loads other contracts.
        layout: 'BaseLayout',
        docExpansion: 'list',
        filter: true,
        tryItOutEnabled: true,
        // A token or key is forgotten when the page is left.
        persistAuthorization: false,
        validatorUrl: null,
      },
    });
  },
  { name: 'contractPages' },
);
