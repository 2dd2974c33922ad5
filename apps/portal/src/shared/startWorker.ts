interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string;
  };
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/** The page trusts no string as the address of a script; of those this is given it is told. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('workers', { createScriptURL: (url) => url });
  return policy.createScriptURL(address);
}

/**
 * @param address of a worker's module, as the build gave it
 * @throws where workers are blocked
 */
export const startModule = (address: string): Worker => new Worker(trusted(address), { type: 'module' });
