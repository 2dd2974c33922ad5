/** Role of users who belong to no client. */
export const administrator = 'administrator';
