import { readContract } from '../../../api/src/contract/contractFile.ts';

interface Response {
  content?: Record<string, { example?: unknown; examples?: Record<string, { value: unknown }> }>;
}

interface Operation {
  /** Such as `GET /api/clients/get`. */
  name: string;
  method: string;
  pattern: RegExp;
  /** First successful response with its example. */
  success: { status: number; body: unknown };
}

const exampleOf = ({ content = {} }: Response): unknown => {
  const { example, examples } = content['application/json'] ?? {};
  return example ?? Object.values(examples ?? {})[0]?.value;
};

const known: Operation[] = Object.entries(readContract().paths).flatMap(([path, item]) =>
  ['get', 'put', 'post', 'delete'].flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const [status, response] = Object.entries(operation.responses).find(([code]) => code.startsWith('2'))!;
    return {
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      success: { status: Number(status), body: exampleOf(response as Response) },
    };
  }),
);

/** Operations for operators, data loggers and programs of the service; the portal has no screen for these. */
const ofMachines = new Set([
  'GET /api/health',
  'POST /api/measurements',
  // Made after an error, on any screen: see `clientErrors.spec.ts`.
  'POST /api/clientErrors',
  // Answered line by line, which an example cannot be: see `routes/imports/importCall.test.ts`.
  'POST /api/imports',
]);
/** Names of the operations that a portal calls. */
export const operations: readonly string[] = known.map(({ name }) => name).filter((name) => !ofMachines.has(name));

/** The operation of a request; undefined for a file of the portal. A path without parameters wins. */
export function operationOf(method: string, path: string): Operation | undefined {
  const found = known.filter((one) => one.method === method && one.pattern.test(path));
  return found.find(({ name }) => !name.includes('{')) ?? found[0];
}
