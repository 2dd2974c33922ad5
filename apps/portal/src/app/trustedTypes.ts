import DOMPurify from 'dompurify';

interface PolicyFactory {
  defaultPolicy: unknown;
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ) => unknown;
}

/**
 * Trusted Types: the page accepts no string as HTML or as the URL of a script. Libraries still pass strings: MapLibre
 * passes the attribution of a style, which is sanitised, and the URL of its worker, which must be of this origin; React
 * Aria passes the empty text that clears the announcement of a number field.
 */
export function trustLibraries(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (html) => DOMPurify.sanitize(html, { ALLOWED_TAGS: ['a'], ALLOWED_ATTR: ['href', 'target', 'rel'] }),
    createScriptURL(url) {
      if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`not our script: ${url}`);
      return url;
    },
  });
}
