/** An access token with the given claims; nobody has signed it. */
export const accessToken = (claims: object): string =>
  ['header', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.');
