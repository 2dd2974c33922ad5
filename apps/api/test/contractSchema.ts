import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { readContract } from '../src/contract/contractFile.ts';

interface ResponseObject {
  $ref?: string;
  content?: Record<string, { schema: object }>;
}

const document = readContract();
export const contractAjv = new Ajv2020({ strict: false, allErrors: true });
const { default: allowFormats } = addFormats;
allowFormats(contractAjv);
contractAjv.addFormat('time-zone', (name) => Intl.supportedValuesOf('timeZone').includes(name));
contractAjv.addSchema(document, 'portal');
const validators = new Map<string, ValidateFunction | undefined>();

/** Every operation of the contract: path and method by id. */
export const operations = new Map(
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation.operationId !== undefined)
      .map(([method, operation]) => [operation.operationId, { path, method, operation }] as const),
  ),
);

/** Names of the extensions: those that operations of the contract name, and those that change exports. */
export const contractCapabilities = (): string[] =>
  [
    ...new Set([...operations.values()].flatMap(({ operation }) => operation['x-capability'] ?? [])),
    'invalidValues',
    'parquet',
  ].toSorted();

/** Differences of a response from the contract; empty if it matches. */
export function contractFaults(operationId: string, response: LightMyRequestResponse): string[] {
  const { path, method, operation } = operations.get(operationId)!;
  const { statusCode } = response;
  const responses = operation.responses as Record<string, ResponseObject>;
  const declared = String(statusCode) in responses ? String(statusCode) : 'default';
  if (responses[declared] === undefined) return [`${operationId} does not declare ${statusCode}`];
  const pointer = `/paths/${path.replaceAll('/', '~1')}/${method}/responses/${declared}`;
  const validate = validatorOf(responses[declared].$ref?.slice(1) ?? pointer);
  if (validate === undefined) return response.body === '' ? [] : [`${operationId} ${statusCode} is to have no body`];
  if (!String(response.headers['content-type']).startsWith('application/json')) return ['not JSON'];
  return validate(response.json()) ? [] : validate.errors!.map((error) => `${error.instancePath} ${error.message}`);
}

function validatorOf(pointer: string): ValidateFunction | undefined {
  if (!validators.has(pointer)) {
    const response = pointer
      .slice(1)
      .split('/')
      .reduce<unknown>(
        (node, key) => (node as Record<string, unknown>)[key.replaceAll('~1', '/')],
        document,
      ) as ResponseObject;
    const isJson = response.content?.['application/json'] !== undefined;
    const $ref = `portal#${encodeURI(pointer).replaceAll('%7E', '~')}/content/application~1json/schema`;
    validators.set(pointer, isJson ? contractAjv.compile({ $ref }) : undefined);
  }
  return validators.get(pointer);
}
