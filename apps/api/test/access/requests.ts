import type { InjectOptions } from 'fastify';
import type { TargetName } from '../../src/access/permissions.ts';
import type { OperationId } from '../../src/contract/schemas.ts';
import { type AccessApi, names } from './people.ts';

/** Requests of an operation about a target; several requests must give the same response. */
export type RequestsFor = (target: TargetName, accessApi: AccessApi) => TestRequest[];
type TestRequest = InjectOptions & { url: string };

const period = 'from=2026-11-16&to=2026-11-17&interval=P1D';
const get = (...urls: string[]): TestRequest[] => urls.map((url) => ({ method: 'GET', url }));
const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): TestRequest[] => [
  { method, url, ...(payload === undefined ? {} : { payload }) },
];
const form = (url: string, fields: Record<string, string>): TestRequest[] => [
  {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id: 'portal-spa', ...fields }).toString(),
  },
];

/** A picture of one pixel, which is a file as good as any other. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const upload = (url: string, method: 'POST' | 'PUT' = 'POST'): TestRequest[] => [
  {
    method,
    url,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(pixel, 'base64'),
  },
];
const maintenance = {
  from: '2026-12-01T08:00:00Z',
  to: '2026-12-01T09:00:00Z',
  title: { en: 'Access' },
  message: { en: 'Access' },
};

/** For the mixed target, the first of the two. */
const one = (target: TargetName) => names[target === 'mixed' ? 'ofA' : target];
const emailOf = (target: TargetName): string => `${one(target).user.slice(4)}@example.org`;
const newPassword = 'Lipov-cvet-1';

const thresholdOf = (seriesId: string) => ({ kind: 'above', seriesId, threshold: 50, interval: 'PT1H', intervals: 3 });
const silenceOf = (locationId: string) => ({ kind: 'silence', locationId, hours: 6 });

function byClient(url: string): RequestsFor {
  return (target) => get(`${url}clientId=${one(target).client}`);
}

function byLocation(url: string): RequestsFor {
  return (target) => get(`${url}locationId=${one(target).location}`);
}

function bySeries(url: string): RequestsFor {
  const urlOf = (...ids: string[]): string => `${url}?seriesIds=${ids.join()}&${period}`;
  return (target) => {
    if (target === 'mixed')
      return get(urlOf(names.ofA.series, names.ofB.series), urlOf(names.ofB.series, names.ofA.series));
    const { series } = one(target);
    return target === 'unknown' ? get(urlOf(series), urlOf(names.public.series, series)) : get(urlOf(series));
  };
}

function byReport(url: string): RequestsFor {
  const urlOf = (client: string, location?: string): string =>
    `${url}?period=2020-11&clientId=${client}${location === undefined ? '' : `&locationId=${location}`}`;
  return (target) => {
    if (target === 'mixed') return get(urlOf(names.ofA.client, names.ofB.location));
    const { client, location } = one(target);
    return get(urlOf(client), urlOf(client, location));
  };
}

/** A user of B with the valid token of a user of A, and every other target with an invalid token. */
function byLink(
  url: (id: string) => string,
  method: 'POST' | 'PUT',
  link: 'reset' | 'confirm',
  more?: object,
): RequestsFor {
  return (target, accessApi) => {
    const id = target === 'mixed' ? names.ofB.user : one(target).user;
    const token = target === 'mixed' ? accessApi.links[link] : 'bm8gdG9rZW4';
    return send(method, url(id), { ...(more === undefined ? { userId: id } : { id, ...more }), token });
  };
}

export const requests = {
  createToken: (target) =>
    form('/connect/token', { grant_type: 'password', username: one(target).user.slice(4), password: 'wrong' }),
  revokeToken: () => form('/connect/revocation', { token: 'not-a-token' }),
  register: (target) =>
    send('POST', '/register/', { email: emailOf(target), password: newPassword, fullname: 'Access Walker' }),
  sendPasswordReset: (target) => send('POST', '/api/email/resetPassword/', { email: emailOf(target) }),
  resetPassword: byLink((id) => `/api/Account/users/resetPassword/${id}`, 'PUT', 'reset', { newPassword }),
  validatePasswordResetToken: byLink(() => '/api/Account/users/validateResetPassToken', 'POST', 'reset'),
  confirmUser: byLink((id) => `/api/Account/users/confirmUser/${id}`, 'POST', 'confirm'),
  getMe: () => get('/api/Account/users/me'),
  changeMyPassword: () =>
    send('PUT', '/api/Account/users/changePassword/me', { oldPassword: 'Zrak-demo1!', newPassword }),
  changeUserPassword: (target) =>
    send('PUT', `/api/Account/users/changeUserPassword/${one(target).user}`, { newPassword }),
  listSessions: () => get('/api/Account/sessions'),
  endSessions: (target) =>
    send('POST', '/api/Account/sessions/end', { currentPassword: 'Zrak-demo1!', id: one(target).session }),
  endSessionsOfUser: (target) => send('DELETE', `/api/Account/users/${one(target).user}/sessions`),
  listUsers: () => get('/api/Account/users/'),
  addUser: (target) =>
    send('POST', '/api/Account/users/', {
      userName: 'access-newcomer',
      fullName: 'Access Newcomer',
      email: 'access-newcomer@example.org',
      password: newPassword,
      clientId: one(target).client,
      roles: ['ClientUser'],
    }),
  getUser: (target) => get(`/api/Account/users/${one(target).user}`),
  updateUser: (target) => {
    const { user: id, client } = one(target);
    const update = (clientId: string) =>
      send('PUT', `/api/Account/users/${id}`, {
        id,
        userName: 'access-renamed',
        fullName: 'Access Renamed',
        email: 'access-renamed@example.org',
        clientId,
        roles: ['ClientUser'],
      });
    return update(target === 'mixed' ? names.ofB.client : client);
  },
  deleteUser: (target) => send('DELETE', `/api/Account/users/${one(target).user}`),
  listUsersOfClient: (target) => get(`/api/Account/users/client/${one(target).client}`),
  listClients: () => get('/api/clients/get'),
  getClientLogo: byClient('/api/clients/logo?'),
  getSitePlan: byClient('/api/clients/sitePlan?'),
  listLocations: byClient('/api/locations/map?'),
  getLocation: byLocation('/api/locations/location?'),
  getPhoto: (target) => get(`/api/locations/photo?photoId=${one(target).photo}`),
  listSeries: byLocation('/api/dataseries/get?'),
  listAllSeries: byClient('/api/dataseries/getAll?'),
  getData: bySeries('/api/dataseries/getData'),
  exportData: bySeries('/api/exportData/get'),
  listMaintenanceAlerts: (target) => {
    const url = '/api/maintenanceAlerts/get';
    if (target === 'mixed') return get(`${url}?clientId=${names.ofA.client}&locationId=${names.ofB.location}`);
    const { client, location } = one(target);
    return get(
      `${url}?clientId=${client}`,
      `${url}?locationId=${location}`,
      `${url}?clientId=${client}&locationId=${location}`,
      ...(target === 'public' ? [url] : []),
    );
  },
  markMaintenanceAlertsRead: (target) => {
    const mark = (...alertIds: string[]) => send('PUT', '/api/maintenanceAlerts/read', { alertIds });
    const { alert } = one(target);
    return target === 'mixed' ? mark(alert, names.ofB.alert) : mark(alert);
  },
  getStaticFile: (target) =>
    ['projectIntroduction', 'legend'].flatMap((name) => {
      const url = `/api/staticFiles/${name}`;
      return get(`${url}?clientId=${one(target).client}`, ...(target === 'public' ? [url] : []));
    }),
  getAppVersion: () => get('/api/appVersion/get'),
  listReports: byClient('/api/reports/get?'),
  downloadReport: (target) => get(`/api/reports/download?reportId=${one(target).report}`),
  getStatistics: byReport('/api/reports/statistics'),
  getReportWorkbook: byReport('/api/reports/workbook'),
  listAuditEvents: (target) =>
    get(`/api/audit/get?clientId=${one(target).client}`, ...(target === 'public' ? ['/api/audit/get'] : [])),
  listAlertSubscriptions: () => get('/api/alerts/get'),
  listFiredAlerts: () => get('/api/alerts/fired'),
  previewAlert: (target) => {
    const { series, location } = one(target);
    return [thresholdOf(series), silenceOf(location)].flatMap((rule) => send('POST', '/api/alerts/preview', { rule }));
  },
  createAlertSubscription: (target) => {
    const { series, location } = one(target);
    return [thresholdOf(series), silenceOf(location)].flatMap((rule) =>
      send('POST', '/api/alerts', { isEnabled: true, rule }),
    );
  },
  updateAlertSubscription: (target) =>
    send('PUT', `/api/alerts/${one(target).subscription}`, {
      isEnabled: false,
      rule: thresholdOf(target === 'mixed' ? names.ofB.series : names.public.series),
    }),
  deleteAlertSubscription: (target) => send('DELETE', `/api/alerts/${one(target).subscription}`),
  listSavedViews: byClient('/api/savedViews/get?'),
  listApiKeys: () => get('/api/apiKeys/get'),
  createApiKey: (target) => {
    const body = { clientId: one(target).client, name: 'Access' };
    const ofStation = (location: string) => send('POST', '/api/apiKeys', { ...body, locationIds: [location] });
    if (target === 'mixed') return ofStation(names.ofB.location);
    return [...send('POST', '/api/apiKeys', body), ...ofStation(one(target).location)];
  },
  revokeApiKey: (target) => send('DELETE', `/api/apiKeys/${one(target).apiKey}`),
  createSavedView: (target) =>
    send('POST', '/api/savedViews', { clientId: one(target).client, name: 'Access', search: 'period=year' }),
  updateSavedView: (target) =>
    send('PUT', `/api/savedViews/${one(target).view}`, { name: 'Access', search: 'period=month' }),
  deleteSavedView: (target) => send('DELETE', `/api/savedViews/${one(target).view}`),
  listReportSubscriptions: () => get('/api/reports/subscriptions/get'),
  createReportSubscription: (target) => {
    const requestsOf = (clientId: string, locationId?: string) =>
      send('POST', '/api/reports/subscriptions', { clientId, ...(locationId === undefined ? {} : { locationId }) });
    if (target === 'mixed') return requestsOf(names.ofA.client, names.ofB.location);
    const { client, location } = one(target);
    return [...requestsOf(client), ...requestsOf(client, location)];
  },
  deleteReportSubscription: (target) => send('DELETE', `/api/reports/subscriptions/${one(target).reportSubscription}`),
  writeMeasurements: (target) => {
    const column = (seriesId: string) => ({ seriesId, times: ['2026-11-16T08:00:00Z'], values: [12] });
    const series = target === 'mixed' ? [names.ofA.series, names.ofB.series] : [one(target).series];
    return send('POST', '/api/measurements', { series: series.map(column) });
  },
  getNetwork: () => get('/api/network/get'),
  changeNetwork: () => send('POST', '/api/network', { clients: [{ code: 'NEW', name: 'New' }], isDryRun: true }),
  setClientLogo: (target) => [
    {
      method: 'PUT',
      url: `/api/clients/logo?clientId=${one(target).client}`,
      headers: { 'content-type': 'image/svg+xml' },
      payload: '<svg/>',
    },
  ],
  removeClientLogo: (target) => send('DELETE', `/api/clients/logo?clientId=${one(target).client}`),
  setSitePlan: (target) => upload(`/api/clients/sitePlan?clientId=${one(target).client}&description=Access`, 'PUT'),
  removeSitePlan: (target) => send('DELETE', `/api/clients/sitePlan?clientId=${one(target).client}`),
  importMeasurements: () => upload('/api/imports?name=access.csv&isDryRun=true'),
  addMaintenanceAlert: (target) => {
    const add = (clientId: string, locationId?: string) =>
      send('POST', '/api/maintenanceAlerts', { ...maintenance, clientId, ...(locationId && { locationId }) });
    if (target === 'mixed') return add(names.ofA.client, names.ofB.location);
    return [...add(one(target).client), ...add(one(target).client, one(target).location)];
  },
  getMaintenanceAlert: (target) => get(`/api/maintenanceAlerts/${one(target).alert}`),
  updateMaintenanceAlert: (target) =>
    send('PUT', `/api/maintenanceAlerts/${one(target).alert}`, { ...maintenance, clientId: one(target).client }),
  removeMaintenanceAlert: (target) => send('DELETE', `/api/maintenanceAlerts/${one(target).alert}`),
  listTexts: byClient('/api/staticFiles?'),
  setText: (target) =>
    send('PUT', `/api/staticFiles/usefulLinks?culture=en-GB&clientId=${one(target).client}`, { title: 'A', body: 'B' }),
  removeText: (target) => send('DELETE', `/api/staticFiles/legend?culture=en-GB&clientId=${one(target).client}`),
  addReport: (target) =>
    upload(`/api/reports?clientId=${one(target).client}&title=A&year=2025&type=other&language=en&fileName=a.pdf`),
  removeReport: (target) => send('DELETE', `/api/reports/${one(target).report}`),
  addPhoto: (target) => upload(`/api/locations/photo?locationId=${one(target).location}&alt=Access`),
  removePhoto: (target) => send('DELETE', `/api/locations/photo?photoId=${one(target).photo}`),
  getCapabilities: () => get('/api/capabilities'),
  reportClientError: () =>
    send('POST', '/api/clientErrors', {
      kind: 'error',
      message: 'TypeError',
      version: '0.1.0',
      route: '/',
      language: 'en-GB',
      browser: { family: 'other' },
    }),
  getHealth: () => get('/api/health'),
} satisfies Record<OperationId, RequestsFor>;
