const part = encodeURIComponent;
const ofClient = (screen: string) => (clientCode: string) => `/${part(clientCode)}/${screen}`;

/** Every path of the portal. */
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
  myAccount: '/myAccount',
  users: '/portalUsers',
  addUser: '/portalUsers/add',
  editUser: (id: string) => `/portalUsers/${part(id)}`,
  userPassword: (id: string) => `/portalUsers/${part(id)}/password`,
  deleteUser: (id: string) => `/portalUsers/delete?${new URLSearchParams({ user: id })}`,
  auditLog: '/auditLog',
  version: '/about',
  map: ofClient('locations/map'),
  compare: ofClient('compare'),
  classes: ofClient('pollution/classes'),
  presentation: ofClient('project/presentation'),
  links: ofClient('useful/links'),
  reports: ofClient('reports'),
  alerts: ofClient('alerts'),
  location: (clientCode: string, locationId: string) => `/${part(clientCode)}/location/${part(locationId)}`,
} as const;
