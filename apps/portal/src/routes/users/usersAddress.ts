import { defineAddress } from '../../shared/address/address.ts';
import { idParam, textParam } from '../../shared/address/param.ts';

/** Filters and order of the list of users. */
export const usersAddress = defineAddress({ search: textParam, client: idParam });

/** User of a dialog; not used by the list itself. */
export const userAddress = defineAddress({ user: idParam });
