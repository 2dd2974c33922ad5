const part = encodeURIComponent;

/** Every address of the portal. */
export const paths = {
  home: '/',
  clients: '/clients',
  logIn: '/auth/login',
  logOut: '/auth/logout',
  register: '/auth/register',
  confirm: '/auth/confirm',
  forgetPassword: '/auth/forget-password',
  notFound: '/error-404',
  serverError: '/error-500',
  accessDenied: '/access-denied',
  clientNotFound: '/clientNotFound',
  map: (clientCode: string) => `/${part(clientCode)}/locations/map`,
  location: (clientCode: string, locationId: string) => `/${part(clientCode)}/location/${part(locationId)}`,
} as const;
