import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('every address of the portal', () => {
  const address = (value: (typeof paths)[keyof typeof paths]) =>
    typeof value === 'string' ? value : value('ŽAL/A 1', 'loc?1');
  expect(Object.fromEntries(Object.entries(paths).map(([name, value]) => [name, address(value)]))).toEqual({
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
    editUser: '/portalUsers/%C5%BDAL%2FA%201',
    userPassword: '/portalUsers/%C5%BDAL%2FA%201/password',
    deleteUser: '/portalUsers/delete?user=%C5%BDAL%2FA+1',
    apiKeys: '/apiKeys',
    network: '/network',
    networkTexts: '/network/allClients/texts',
    networkClient: '/network/%C5%BDAL%2FA%201',
    networkNewStation: '/network/%C5%BDAL%2FA%201/newStation',
    networkStation: '/network/%C5%BDAL%2FA%201/stations/loc%3F1',
    imports: '/imports',
    auditLog: '/auditLog',
    version: '/about',
    map: '/%C5%BDAL%2FA%201/locations/map',
    compare: '/%C5%BDAL%2FA%201/compare',
    classes: '/%C5%BDAL%2FA%201/pollution/classes',
    presentation: '/%C5%BDAL%2FA%201/project/presentation',
    links: '/%C5%BDAL%2FA%201/useful/links',
    accessibilityStatement: '/%C5%BDAL%2FA%201/accessibility',
    privacyNotice: '/%C5%BDAL%2FA%201/privacy',
    reports: '/%C5%BDAL%2FA%201/reports',
    alerts: '/%C5%BDAL%2FA%201/alerts',
    location: '/%C5%BDAL%2FA%201/location/loc%3F1',
  });
});
