import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';

/**
 * Hashes of the styles that libraries insert into the page. A new version changes them and fails the end-to-end tests.
 */
const inlineStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='", // React Aria: pressable elements
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='", // sonner: toasts
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", // initially empty style sheet of sonner
].join(' ');

/** Hash of `apps/portal/early/early.js`, which is part of the document. */
const inlineScript = "'sha256-gBkaxCaH4bhXey5Bflq7Gc12BGjL9+aipXNyLNL/mgE='";

/** Headers of every response; those of the pages under `/embed` let the sites of the list show them in a frame. */
export function securityHeaders(
  { tileOrigins, frameAncestors }: Pick<Settings, 'tileOrigins' | 'frameAncestors'>,
  isEmbedPage = false,
): Record<string, string> {
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' ${inlineScript}`,
    'style-src': `'self' ${inlineStyles}`,
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': ["'self'", ...tileOrigins].join(' '),
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    // The preview of the dialog "Share".
    'frame-src': "'self'",
    'frame-ancestors': isEmbedPage ? ["'self'", ...frameAncestors].join(' ') : "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default dompurify serviceWorker workers',
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  };
}

/** Adds the security headers, and CORS headers for the origins of the allow-list. */
export function addSecurityHeaders(app: FastifyInstance, settings: Settings): void {
  const [headers, headersOfEmbedPages] = [securityHeaders(settings), securityHeaders(settings, true)];
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(request.url.startsWith('/embed/') ? headersOfEmbedPages : headers);
    // A cache must not give the answer to one site to another.
    if (settings.corsOrigins.length > 0) void reply.header('Vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !settings.corsOrigins.includes(origin)) return undefined;
    void reply.headers({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'Content-Disposition, ETag, Retry-After, X-Request-Id, X-Row-Count',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (request.method !== 'OPTIONS') return undefined;
    return reply
      .headers({
        'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
        'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-None-Match, X-App-Language',
        'Access-Control-Max-Age': '600',
      })
      .code(204)
      .send();
  });
}
