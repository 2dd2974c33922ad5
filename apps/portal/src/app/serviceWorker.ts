const path = '/serviceWorker.js';

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The page trusts no string as the address of a script; of this one it is told. */
function trustedPath(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return path;
  return trustedTypes.createPolicy('serviceWorker', { createScriptURL: () => path }).createScriptURL(path);
}

/** Without it every visit loads the same files once more, and nothing else is different. */
export function registerServiceWorker(): void {
  if ('serviceWorker' in navigator) void navigator.serviceWorker.register(trustedPath()).catch(() => undefined);
}
