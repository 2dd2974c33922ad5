import { defineAddress } from '../../shared/address/address.ts';
import { idParam } from '../../shared/address/param.ts';

/** Filters of the list; null shows all files. */
export const reportsAddress = defineAddress({ type: idParam, year: idParam });
