import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parse } from 'yaml';

interface ParameterObject {
  $ref?: string;
  name: string;
  in: string;
  schema: { type?: string };
}

interface OperationObject {
  operationId: string;
  parameters?: ParameterObject[];
  responses: Record<string, unknown>;
  security?: Record<string, string[]>[];
  requestBody?: { content: Record<string, unknown> };
  /** The extension that the operation belongs to. */
  'x-capability'?: string;
}

/** The contract as an OpenAPI document. */
export interface ContractDocument {
  security: Record<string, string[]>[];
  paths: Record<string, Record<string, OperationObject>>;
  components: { parameters: Record<string, ParameterObject> };
}

/** Rules of an operation that apply before its handler runs. */
export interface OperationRules {
  operationId: string;
  /** Whether a token is required, optional or ignored, or an API key is required. */
  token: 'needed' | 'optional' | 'ignored' | 'key';
  /** Media types of the body; undefined if there is no body. */
  bodyTypes: string[] | undefined;
  /** Query parameters that are comma-separated lists, integers, or true or false. */
  lists: string[];
  integers: string[];
  booleans: string[];
}

const methods = ['get', 'put', 'post', 'delete'];

let contract: ContractDocument | undefined;

/** Reads the file once: that takes a quarter of a second, and tests start the API often. Callers must not change it. */
export function readContract(): ContractDocument {
  const path = resolve(import.meta.dirname, '../../../../openapi/portal.yaml');
  return (contract ??= parse(readFileSync(path, 'utf8')) as ContractDocument);
}

export function rulesOf(document: ContractDocument): Map<string, OperationRules> {
  const rules = new Map<string, OperationRules>();
  for (const path of Object.values(document.paths)) {
    for (const method of methods) {
      const operation = path[method];
      if (operation === undefined) continue;
      const { operationId, security = document.security, requestBody } = operation;
      const queries = queriesOf(operation, document);
      const namesOf = (type: string): string[] =>
        queries.filter(({ schema }) => schema.type === type).map(({ name }) => name);
      rules.set(operationId, {
        operationId,
        token: tokenOf(security),
        bodyTypes: requestBody === undefined ? undefined : Object.keys(requestBody.content),
        lists: namesOf('array'),
        integers: namesOf('integer'),
        booleans: namesOf('boolean'),
      });
    }
  }
  return rules;
}

function tokenOf(security: Record<string, string[]>[]): OperationRules['token'] {
  if (security.some((way) => 'apiKey' in way)) return 'key';
  if (!security.some((way) => 'bearer' in way)) return 'ignored';
  return security.some((way) => Object.keys(way).length === 0) ? 'optional' : 'needed';
}

function queriesOf({ parameters = [] }: OperationObject, { components }: ContractDocument): ParameterObject[] {
  return parameters
    .map((parameter) => (parameter.$ref === undefined ? parameter : components.parameters[basename(parameter.$ref)]!))
    .filter((parameter) => parameter.in === 'query');
}

/** Returns the methods of a path of the contract; undefined for an unknown path. */
export function methodsOf(document: ContractDocument): (path: string) => string[] | undefined {
  const known = Object.entries(document.paths).map(([template, path]) => ({
    pattern: new RegExp(
      `^${template
        .replaceAll('.', '\\.')
        .replace(/\{\w+\}/g, '[^/]+')
        .replace(/\/$/, '/?')}$`,
    ),
    methods: methods.filter((method) => method in path).map((method) => method.toUpperCase()),
  }));
  return (path) => {
    const found = known.filter(({ pattern }) => pattern.test(path));
    return found.length === 0 ? undefined : found.flatMap((one) => one.methods);
  };
}

/**
 * The contract without its responses, for the router: their schemas would slow down the start, and their media types
 * would be required of request bodies.
 */
export function requestsOnly(document: ContractDocument): ContractDocument {
  const copy = structuredClone(document);
  for (const path of Object.values(copy.paths)) {
    for (const method of methods) {
      if (path[method] !== undefined) path[method].responses = { default: { description: 'see the contract' } };
    }
  }
  return copy;
}
