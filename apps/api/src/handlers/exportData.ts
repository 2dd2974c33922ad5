import { ApiError } from '../errors.ts';
import type { Handler } from './contract.ts';
export const exportData: Handler<'exportData'> = async () => {
  throw new ApiError(503, 'unavailable');
};
