const path = '/serviceWorker.js';

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** Trusted Types policy that accepts only the URL of this script. */
function trustedPath(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return path;
  return trustedTypes.createPolicy('serviceWorker', { createScriptURL: () => path }).createScriptURL(path);
}

/** Optional: without the service worker, every visit loads the same files again and nothing else changes. */
export function registerServiceWorker(): void {
  const register = async () => navigator.serviceWorker?.register(trustedPath());
  // Browsers that block storage refuse it.
  register().catch(() => undefined);
}
