import type { components, operations } from '@zrak/api-client/schema';

/** The contract's schemas by name. */
export type Schemas = components['schemas'];
export type OperationId = keyof operations;
