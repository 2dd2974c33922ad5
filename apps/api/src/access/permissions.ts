import type { operations } from '@zrak/api-client/schema';

/**
 * The permission table as data: the access rules test compares every answer of the API with it, and `docs/permissions.md`
 * is generated from it. An operation of the contract without a row here does not compile.
 */

export const viewers = [
  'visitor',
  'userOfA',
  'userOfB',
  'keyUserOfA',
  'apiUserOfA',
  'administrator',
  'disabled',
  'unconfirmed',
  'expired',
  'tampered',
  'loggerOfA',
] as const;
export type ViewerName = (typeof viewers)[number];

export const viewerTexts: Record<ViewerName, string> = {
  visitor: 'Visitor without login',
  userOfA: 'ClientUser of A',
  userOfB: 'ClientUser of B',
  keyUserOfA: 'PortalKeyUser of A',
  apiUserOfA: 'ApiUser of A',
  administrator: 'administrator',
  disabled: 'User of A, disabled since signing in',
  unconfirmed: 'User of A whose address is not confirmed',
  expired: 'User of A with an expired token',
  tampered: 'User of A with a modified token',
  loggerOfA: 'API key of A',
};

export const targets = ['ofA', 'ofB', 'public', 'mixed', 'unknown'] as const;
export type TargetName = (typeof targets)[number];

export const targetTexts: Record<TargetName, string> = {
  ofA: 'of A',
  ofB: 'of B',
  public: 'public',
  mixed: 'A and B',
  unknown: 'unknown',
};

/** Statuses in the order of {@link targets}; null if the operation has no such target. */
export type Statuses = readonly [
  ofA: number,
  ofB: number,
  ofPublic: number,
  mixed: number | null,
  unknown: number | null,
];
/** A single status if the operation has no target. */
export type Row = Record<ViewerName, Statuses | number>;

export interface Permission {
  /** Meaning of the targets `of A`, `of B` and so on for this operation. */
  about: string;
  row: Row;
}

const all = (status: number, mixed: number | null = null): Statuses => [status, status, status, mixed, status];

/** Invalid tokens are refused, also if the operation needs none. */
const badTokens = {
  disabled: 401,
  unconfirmed: 401,
  expired: 401,
  tampered: 401,
  // A key is no token: it opens only the operation that is made for keys.
  loggerOfA: 401,
} as const satisfies Partial<Row>;

/** Operations that ignore the token. */
function everybody(status: Statuses | number): Row {
  return Object.fromEntries(viewers.map((viewer) => [viewer, status])) as Row;
}

/** Operations of administrators only. */
function administrators(done: Statuses | number): Row {
  return {
    visitor: 401,
    userOfA: 403,
    userOfB: 403,
    keyUserOfA: 403,
    apiUserOfA: 403,
    administrator: done,
    ...badTokens,
  };
}

/** Stations, series, values and texts. A list with one inaccessible item is refused as a whole. */
function seen(mixedForAdministrators: number | null, mixed = mixedForAdministrators === null ? null : 404): Row {
  return {
    visitor: [404, 404, 200, mixed, 404],
    userOfA: [200, 404, 200, mixed, 404],
    userOfB: [404, 200, 200, mixed, 404],
    keyUserOfA: [200, 404, 200, mixed, 404],
    apiUserOfA: [200, 404, 200, mixed, 404],
    administrator: [200, 200, 200, mixedForAdministrators, 404],
    ...badTokens,
  };
}

/**
 * Changes of one user. Foreign users are unknown; users of the viewer's client are forbidden without a managing role.
 */
function managed(done: number, mixed: { refused: number; done: number } | null = null): Row {
  return {
    visitor: 401,
    userOfA: [403, 404, 404, mixed && 403, 404],
    userOfB: [404, 403, 404, mixed && 404, 404],
    keyUserOfA: [done, 404, 404, mixed && mixed.refused, 404],
    apiUserOfA: [404, 404, 404, mixed && 404, 404],
    administrator: [done, done, done, mixed && mixed.done, 404],
    ...badTokens,
  };
}

/** Operations about the signed-in user only. */
const signedIn: Row = {
  visitor: 401,
  userOfA: 200,
  userOfB: 200,
  keyUserOfA: 200,
  apiUserOfA: 200,
  administrator: 200,
  ...badTokens,
};

/** Every signed-in user may have alerts, reports by mail and saved views of the visible stations. */
function ownOf(done: number, mixed: number | null = null): Row {
  return {
    visitor: 401,
    userOfA: [done, 404, done, mixed, 404],
    userOfB: [404, done, done, mixed, 404],
    keyUserOfA: [done, 404, done, mixed, 404],
    apiUserOfA: [done, 404, done, mixed, 404],
    administrator: [done, done, done, mixed, 404],
    ...badTokens,
  };
}

/** Subscriptions and views of other users are unknown to all, administrators included. */
function own(done: number, mixed: number | null): Row {
  return {
    visitor: 401,
    userOfA: [done, 404, 404, mixed, 404],
    userOfB: [404, done, 404, mixed, 404],
    keyUserOfA: all(404, mixed),
    apiUserOfA: all(404, mixed),
    administrator: all(404, mixed),
    ...badTokens,
  };
}

const noTarget = 'nothing in particular';

export const permissions = {
  createToken: { about: 'the name of a user, with a wrong password', row: everybody(all(400)) },
  revokeToken: { about: 'the refresh token of a user', row: everybody(all(204)) },
  register: { about: 'the address of a user', row: everybody(all(202)) },
  sendPasswordReset: { about: 'the address of a user', row: everybody(all(202)) },
  resetPassword: {
    about: 'a user, with an invalid token; mixed: a valid token of a user of A for a user of B',
    row: everybody(all(400, 400)),
  },
  validatePasswordResetToken: { about: 'as resetPassword', row: everybody(all(400, 400)) },
  confirmUser: { about: 'as resetPassword', row: everybody(all(400, 400)) },
  getMe: { about: noTarget, row: signedIn },
  changeMyPassword: {
    about: noTarget,
    row: {
      visitor: 401,
      userOfA: 204,
      userOfB: 204,
      keyUserOfA: 204,
      apiUserOfA: 204,
      administrator: 400,
      ...badTokens,
    },
  },
  changeUserPassword: { about: 'a user', row: managed(204) },
  listSessions: { about: noTarget, row: signedIn },
  endSessions: {
    about: 'a session of userOfA, of userOfB, of a user of a public client',
    row: own(204, null),
  },
  endSessionsOfUser: { about: 'a user', row: managed(204) },
  listUsers: { about: noTarget, row: administrators(200) },
  addUser: {
    about: 'the client of the new user',
    row: {
      visitor: 401,
      userOfA: 403,
      userOfB: 403,
      keyUserOfA: [201, 403, 403, null, 403],
      apiUserOfA: 403,
      administrator: [201, 201, 201, null, 400],
      ...badTokens,
    },
  },
  getUser: {
    about: 'a user',
    row: {
      visitor: 401,
      userOfA: [200, 404, 404, null, 404],
      userOfB: [404, 200, 404, null, 404],
      keyUserOfA: [200, 404, 404, null, 404],
      apiUserOfA: all(404),
      administrator: [200, 200, 200, null, 404],
      ...badTokens,
    },
  },
  updateUser: {
    about: 'a user; mixed: a user of A who is moved to B',
    row: managed(200, { refused: 403, done: 200 }),
  },
  deleteUser: { about: 'a user', row: managed(204) },
  listUsersOfClient: {
    about: 'a client',
    row: {
      visitor: 401,
      userOfA: [200, 404, 404, null, 404],
      userOfB: [404, 200, 404, null, 404],
      keyUserOfA: [200, 404, 404, null, 404],
      apiUserOfA: [403, 404, 404, null, 404],
      administrator: [200, 200, 200, null, 404],
      ...badTokens,
    },
  },
  listClients: {
    about: noTarget,
    row: {
      visitor: 200,
      userOfA: 200,
      userOfB: 200,
      keyUserOfA: 200,
      apiUserOfA: 200,
      administrator: 200,
      ...badTokens,
    },
  },
  getClientLogo: { about: 'a client', row: seen(null) },
  getSitePlan: { about: 'a client', row: seen(null) },
  listLocations: { about: 'a client', row: seen(null) },
  getLocation: { about: 'a station', row: seen(null) },
  getPhoto: { about: 'a photo of a station', row: seen(null) },
  listSeries: { about: 'a station', row: seen(null) },
  listAllSeries: { about: 'a client', row: seen(null) },
  getData: { about: 'series; mixed: one of A and one of B', row: seen(200) },
  exportData: { about: 'series; mixed: one of A and one of B', row: seen(200) },
  listMaintenanceAlerts: {
    about: 'a client, or a station, or (public) neither; mixed: the client A and a station of B',
    row: seen(404),
  },
  markMaintenanceAlertsRead: {
    about: 'alerts of a client; mixed: one of A and one of B',
    row: { ...ownOf(204, 404), administrator: [204, 204, 204, 204, 404] },
  },
  getStaticFile: { about: 'a client, or (public) none', row: seen(null) },
  getAppVersion: { about: noTarget, row: everybody(200) },
  listReports: { about: 'a client', row: seen(null) },
  downloadReport: { about: 'a report', row: seen(null) },
  getStatistics: { about: 'a client, or a station of it; mixed: the client A and a station of B', row: seen(404) },
  getReportWorkbook: { about: 'as getStatistics', row: seen(404) },
  listAuditEvents: {
    about: 'a client, or (public) none',
    row: administrators([200, 200, 200, null, 404]),
  },
  listAlertSubscriptions: { about: noTarget, row: signedIn },
  listFiredAlerts: { about: noTarget, row: signedIn },
  previewAlert: { about: 'a series, or the silence of a station', row: ownOf(200) },
  createAlertSubscription: { about: 'a series, or the silence of a station', row: ownOf(201) },
  updateAlertSubscription: {
    about:
      'a subscription of userOfA, of userOfB, of a user of a public client; mixed: that of userOfA, to a series of B',
    row: own(200, 404),
  },
  deleteAlertSubscription: {
    about: 'a subscription of userOfA, of userOfB, of a user of a public client',
    row: own(204, null),
  },
  listSavedViews: { about: 'a client', row: ownOf(200) },
  createSavedView: { about: 'a client', row: ownOf(201) },
  updateSavedView: {
    about: 'a view of userOfA, of userOfB, of a user of a public client',
    row: own(200, null),
  },
  deleteSavedView: {
    about: 'a view of userOfA, of userOfB, of a user of a public client',
    row: own(204, null),
  },
  listReportSubscriptions: { about: noTarget, row: signedIn },
  createReportSubscription: {
    about: 'a client, or a station of it; mixed: the client A and a station of B',
    row: ownOf(201, 404),
  },
  deleteReportSubscription: {
    about: 'a subscription of userOfA, of userOfB, of a user of a public client',
    row: own(204, null),
  },
  writeMeasurements: {
    about: 'a series; mixed: one of A and one of B',
    row: { ...everybody(401), loggerOfA: [200, 404, 404, 200, 404] },
  },
  listApiKeys: {
    about: noTarget,
    row: {
      visitor: 401,
      userOfA: 403,
      userOfB: 403,
      keyUserOfA: 200,
      apiUserOfA: 403,
      administrator: 200,
      ...badTokens,
    },
  },
  createApiKey: {
    about: 'a client, or a station of it; mixed: the client A and a station of B',
    row: {
      visitor: 401,
      userOfA: 403,
      userOfB: 403,
      keyUserOfA: [201, 403, 403, 404, 403],
      apiUserOfA: 403,
      administrator: [201, 201, 201, 404, 404],
      ...badTokens,
    },
  },
  revokeApiKey: {
    about: 'a key of a client',
    row: {
      visitor: 401,
      userOfA: 403,
      userOfB: 403,
      keyUserOfA: [204, 404, 404, null, 404],
      apiUserOfA: 403,
      administrator: [204, 204, 204, null, 404],
      ...badTokens,
    },
  },
  getNetwork: { about: noTarget, row: administrators(200) },
  changeNetwork: { about: noTarget, row: administrators(200) },
  setClientLogo: { about: 'a client', row: administrators([204, 204, 204, null, 404]) },
  removeClientLogo: { about: 'a client', row: administrators([204, 204, 204, null, 404]) },
  setSitePlan: { about: 'a client', row: administrators([204, 204, 204, null, 404]) },
  removeSitePlan: { about: 'a client', row: administrators([204, 204, 204, null, 404]) },
  importMeasurements: { about: noTarget, row: administrators(200) },
  addMaintenanceAlert: {
    about: 'a client, or a station of it; mixed: the client A and a station of B',
    row: administrators([201, 201, 201, 404, 404]),
  },
  getMaintenanceAlert: { about: 'an alert of a client', row: administrators([200, 200, 200, null, 404]) },
  updateMaintenanceAlert: { about: 'an alert of a client', row: administrators([200, 200, 200, null, 404]) },
  removeMaintenanceAlert: { about: 'an alert of a client', row: administrators([204, 204, 204, null, 404]) },
  listTexts: { about: 'a client', row: administrators([200, 200, 200, null, 404]) },
  setText: { about: 'a client', row: administrators([200, 200, 200, null, 404]) },
  removeText: { about: 'a text of a client', row: administrators([204, 204, 204, null, 404]) },
  addReport: { about: 'a client', row: administrators([201, 201, 201, null, 404]) },
  removeReport: { about: 'a report', row: administrators([204, 204, 204, null, 404]) },
  addPhoto: { about: 'a station', row: administrators([201, 201, 201, null, 404]) },
  removePhoto: { about: 'a photo of a station', row: administrators([204, 204, 204, null, 404]) },
  getCapabilities: { about: noTarget, row: everybody(200) },
  reportClientError: { about: noTarget, row: everybody(204) },
  getHealth: { about: noTarget, row: everybody(200) },
} as const satisfies Record<keyof operations, Permission>;

/** Users whom the portal protects from viewers with an otherwise sufficient role. */
export const guardedTargets = ['oneself', 'keyUser', 'apiUser', 'backOffice', 'administrator'] as const;
export type GuardedTarget = (typeof guardedTargets)[number];
export const guardedTargetTexts: Record<GuardedTarget, string> = {
  oneself: 'themselves',
  keyUser: 'another PortalKeyUser of A',
  apiUser: 'another ApiUser of A',
  backOffice: 'user of A created in the back-office',
  administrator: 'another administrator',
};
type GuardedRow = Record<'userOfA' | 'keyUserOfA' | 'apiUserOfA' | 'administrator', readonly number[]>;

/** The calling administrator was created in the back-office, the other administrator in the portal. */
export const guarded = {
  getUser: {
    userOfA: [200, 200, 200, 200, 404],
    keyUserOfA: [200, 200, 200, 200, 404],
    apiUserOfA: [200, 404, 404, 404, 404],
    administrator: [200, 200, 200, 200, 200],
  },
  updateUser: {
    userOfA: [403, 403, 403, 403, 404],
    keyUserOfA: [200, 200, 200, 400, 404],
    apiUserOfA: [403, 404, 404, 404, 404],
    administrator: [400, 200, 200, 400, 200],
  },
  deleteUser: {
    userOfA: [403, 403, 403, 403, 404],
    keyUserOfA: [400, 400, 400, 400, 404],
    apiUserOfA: [403, 404, 404, 404, 404],
    administrator: [400, 400, 400, 400, 204],
  },
  changeUserPassword: {
    userOfA: [403, 403, 403, 403, 404],
    keyUserOfA: [403, 204, 204, 400, 404],
    apiUserOfA: [403, 404, 404, 404, 404],
    administrator: [400, 204, 204, 400, 400],
  },
  endSessionsOfUser: {
    userOfA: [403, 403, 403, 403, 404],
    keyUserOfA: [403, 204, 204, 204, 404],
    apiUserOfA: [403, 404, 404, 404, 404],
    administrator: [403, 204, 204, 204, 204],
  },
} as const satisfies Partial<Record<keyof operations, GuardedRow>>;

/** Role changes of another user, each starting or ending with a ClientUser of A. */
export const roleChanges = ['+PortalKeyUser', '+ApiUser', '+administrator', '-PortalKeyUser', '-ApiUser'] as const;
export type RoleChange = (typeof roleChanges)[number];
export const roleChangers = {
  keyUserOfA: [200, 403, 403, 403, 403],
  administrator: [200, 200, 200, 200, 200],
} as const satisfies Partial<Record<ViewerName, readonly number[]>>;
