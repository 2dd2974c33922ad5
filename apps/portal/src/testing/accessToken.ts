/** An unsigned access token with the given claims. */
export const accessToken = (claims: object): string =>
  ['header', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.');
