interface PolicyFactory {
  defaultPolicy: unknown;
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ) => unknown;
}

let sanitise = (_html: string): string => {
  throw new TypeError('HTML before the map has come');
};

/** Sets the function that makes the HTML of libraries harmless. The map brings it: it is too large for every page. */
export function sanitiseWith(given: (html: string) => string): void {
  sanitise = given;
}

/**
 * Trusted Types: the page accepts no string as HTML or as the URL of a script. Libraries still pass strings: React Aria
 * passes the empty text that clears the announcement of a number or a date; MapLibre passes the attribution of a style,
 * which is sanitised, and the URL of its worker, which must be of this origin.
 */
export function trustLibraries(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (html === '' ? '' : sanitise(html)),
    createScriptURL(url) {
      if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`not our script: ${url}`);
      return url;
    },
  });
}
