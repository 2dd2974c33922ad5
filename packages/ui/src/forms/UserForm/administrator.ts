/** The role that belongs to no client. */
export const administrator = 'administrator';
