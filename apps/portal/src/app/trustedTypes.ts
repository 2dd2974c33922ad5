import DOMPurify from 'dompurify';

interface PolicyFactory {
  defaultPolicy: unknown;
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ) => unknown;
}

/**
 * The page trusts no string as HTML or as the address of a script. Libraries have such all the same: MapLibre the
 * attribution of a style, which is cleaned, and the address of its worker, which must be ours; React Aria the empty text
 * with which it silences what a number field has announced.
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
