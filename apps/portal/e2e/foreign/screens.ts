import { expect, type Page } from '@playwright/test';
import { untilQuiet } from '../untilQuiet.ts';

export interface Screen {
  name: string;
  path: string;
  /** Level 1, or the name of a dialog over it. */
  heading: string | RegExp;
  isDialog?: boolean;
  /** Opens a part of the screen that has no address. */
  reach?: (page: Page) => Promise<void>;
}

interface Subjects {
  clientCode: string;
  locationId: string;
  locationName: string | RegExp;
  /** Two. */
  seriesIds: readonly string[];
  userId: string;
}

const part = encodeURIComponent;

/** Screens of one client. */
export const clientScreens = ({ clientCode, locationId, locationName, seriesIds }: Subjects): Screen[] => {
  const client = `/${part(clientCode)}`;
  return [
    { name: 'map', path: `${client}/locations/map`, heading: 'Locations map' },
    { name: 'map with a card', path: `${client}?station=${part(locationId)}`, heading: 'Locations map' },
    { name: 'station', path: `${client}/location/${part(locationId)}`, heading: locationName },
    {
      name: 'comparison',
      path: `${client}/compare?series=${seriesIds.map(part).join(',')}`,
      heading: 'Compare graphs',
    },
    { name: 'pollution classes', path: `${client}/pollution/classes`, heading: /./ },
    { name: 'presentation', path: `${client}/project/presentation`, heading: /./ },
    { name: 'useful links', path: `${client}/useful/links`, heading: /./ },
    { name: 'reports', path: `${client}/reports`, heading: 'Reports' },
  ];
};

/** Screens of a signed-in administrator. */
export const administratorScreens = ({ userId }: Subjects): Screen[] => [
  { name: 'clients', path: '/clients', heading: 'Clients' },
  { name: 'own account', path: '/myAccount', heading: 'My account' },
  { name: 'users', path: '/portalUsers', heading: 'Portal users' },
  { name: 'adding a user', path: '/portalUsers/add', heading: 'Add user', isDialog: true },
  { name: 'editing a user', path: `/portalUsers/${part(userId)}`, heading: /^Edit/, isDialog: true },
  { name: 'password of a user', path: `/portalUsers/${part(userId)}/password`, heading: /^Change/, isDialog: true },
  { name: 'deleting a user', path: `/portalUsers/delete?user=${part(userId)}`, heading: /^Delete/, isDialog: true },
  { name: 'versions', path: '/about', heading: 'Version and licences' },
];

/** Screens without login. */
export const publicScreens: Screen[] = [
  { name: 'login', path: '/auth/login', heading: 'Log in' },
  { name: 'sign-up', path: '/auth/register', heading: 'Sign up' },
  { name: 'confirmation', path: '/auth/confirm', heading: 'Check your e-mail' },
  { name: 'forgotten password', path: '/auth/forget-password', heading: 'Forgot password' },
  { name: 'reset link', path: '/auth/resetPassToken?token=valid%2Btoken&id=2', heading: 'New password' },
  { name: 'confirmation link', path: '/auth/confirmUser?token=valid%2Btoken&userId=2', heading: 'Confirmation' },
  { name: 'unknown address', path: '/error-404', heading: '404 - URL does not exist' },
  { name: 'server error', path: '/error-500', heading: 'Error 500' },
  { name: 'access denied', path: '/access-denied', heading: 'Access Forbidden' },
  { name: 'no client', path: '/clientNotFound', heading: 'You do not have set to which client you belong to' },
];

/** Opens a screen and waits for its heading. */
export async function openScreen(page: Page, { path, heading, isDialog, reach }: Screen) {
  await page.goto(path);
  const shown = isDialog
    ? page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ hasText: heading })
    : page.getByRole('heading', { level: 1, name: heading });
  await expect(shown.first()).toBeVisible();
  await reach?.(page);
}

/** Waits until nothing is being loaded or drawn. */
export async function settle(page: Page) {
  await untilQuiet(page);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}
