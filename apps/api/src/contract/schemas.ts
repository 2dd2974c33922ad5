import type { components, operations } from '@zrak/api-client/schema';

/** The schemas of the contract by name. */
export type Schemas = components['schemas'];
export type OperationId = keyof operations;
