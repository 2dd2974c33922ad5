import { defineAddress } from '../../shared/address/address.ts';
import { idParam } from '../../shared/address/param.ts';

/** Which files of the list are shown; null is all of them. */
export const reportsAddress = defineAddress({ type: idParam, year: idParam });
