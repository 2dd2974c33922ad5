import { defineAddress } from '../../shared/address/address.ts';
import { idParam, textParam } from '../../shared/address/param.ts';

/** What the list of users shows. */
export const usersAddress = defineAddress({ search: textParam, client: idParam });

/** The user a dialog is about; the list leaves it out. */
export const userAddress = defineAddress({ user: idParam });
