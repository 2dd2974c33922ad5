import { expect, type Locator, type Page } from '@playwright/test';
import type { paths } from '../../src/app/paths.ts';
import { password } from '../journey.ts';
import {
  causeAlone,
  emptyState,
  except,
  failure,
  hasStatus,
  isEmptyList,
  isRefusal,
  leftOut,
  notice,
  noticeWithCause,
  optional,
  plainFailure,
  reasonOr,
  type Rule,
} from './rules.ts';

export type User = 'visitor' | 'obala-key' | 'admin';

type Act = (page: Page) => Promise<void>;
type Sign = (page: Page) => Locator;

/** An action of the user on an opened screen. */
export interface Action {
  name: string;
  /** Before the calls: opens a menu or a dialog. */
  prepare?: Act;
  /** Makes the calls; repeated after a failure. */
  act: Act;
  /** Visible after the action without a fault. */
  done: Sign;
  calls: Record<string, Rule>;
  /** The action ends or begins a session. */
  changesSession?: true;
}

export interface Screen {
  user: User;
  address: string;
  /** Visible on the opened screen without a fault. */
  ready: Sign;
  /** Calls made by opening the screen. */
  calls: Record<string, Rule>;
  /** Calls that the screen makes some time later, for which another screen has the cases. */
  later?: string[];
  actions?: Action[];
  changesSession?: true;
  /** Screen below or behind this one, whose calls are made too: it has the cases for them. */
  within?: ScreenName;
}

/** Every path of the portal, and the screens that only a link of another screen or of a mail leads to. */
type ScreenName = keyof typeof paths | 'resetPassToken' | 'confirmUser' | 'periodReport' | 'usersOfAll';

const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
const hourAgo = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 - 5 * 3_600_000).toISOString();
const month = `${new Date().getFullYear()}-01`;

const heading =
  (name: string | RegExp): Sign =>
  (page) =>
    page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' });
const text =
  (sentence: string): Sign =>
  (page) =>
    page.getByText(sentence).filter({ visible: true }).first();
const field = (page: Page, label: string) => page.getByLabel(label).and(page.locator('input')).first();
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const press =
  (name: string | RegExp): Act =>
  (page) =>
    button(page, name).first().click();
const inDialog =
  (name: string): Act =>
  (page) =>
    page
      .getByRole(/^(Delete|End all sessions)$/.test(name) ? 'alertdialog' : 'dialog')
      .getByRole('button', { name, exact: true })
      .click();

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

const chooseNoData: Act = (page) => page.getByRole('dialog').getByText('No data').click();

const clientsFailed = 'Loading clients failed';
const seriesFailed = 'Loading data series failed';

/** Calls of the page frame on a screen of a client. */
const ofClient = {
  'GET /api/clients/get': failure(clientsFailed),
  'GET /api/locations/map': notice('Failed to fetch locations'),
};
/** Calls of the page frame on a screen of no client, which works without them. */
const ofFrame = {
  'GET /api/clients/get': notice(clientsFailed),
  'GET /api/locations/map': notice('Failed to fetch locations'),
};
const alertsFailed = plainFailure('The maintenance notices could not be loaded.');
const content = except(failure('The text could not be loaded.'), hasStatus(404), () => ({
  sentences: ['No text yet'],
  recovery: 'again',
}));

/** A text next to another one is left out where a server does not have it. */
const aside = except(content, hasStatus(404), leftOut);

const markAsRead: Action = {
  name: 'dismiss a maintenance notice',
  act: press('Mark as read'),
  done: (page) => page.getByRole('heading', { level: 1 }),
  calls: {
    'PUT /api/maintenanceAlerts/read': except(causeAlone, ({ sentence }) => sentence !== null, again(causeAlone)),
  },
};

/** The same expectation, but the user repeats the action. */
function again(rule: Rule): Rule {
  return (fault) => {
    const expected = rule(fault);
    return expected && { ...expected, recovery: 'again' };
  };
}

const exportFile: Action = {
  name: 'export',
  prepare: press('Export'),
  act: inDialog('Export'),
  done: text('The export is saved'),
  calls: {
    'GET /api/exportData/get': (fault) => {
      const expected = failure('Nothing was saved.')(fault);
      if (!expected || expected.at) return expected;
      // A file has no type that could be wrong: it is complete or not.
      const isIncomplete = fault.status === undefined;
      return {
        // Reads no JSON, so it does not say that it is unreadable.
        sentences: [isIncomplete ? 'Network error' : fault.sentence!, 'Nothing was saved.'],
        recovery: 'retry',
      };
    },
  },
};

const savedSearch = 'series=ser_koper_pm10&period=month&date=2026-01-15&years=2025';
const chooseView =
  (entry: string): Act =>
  async (page) => {
    await press('Saved views')(page);
    await page.getByRole('menuitem', { name: entry }).click();
  };
const tab =
  (name: string): Act =>
  (page) =>
    page.getByRole('tab', { name, exact: true }).click();
const inRowMenu =
  (row: string, entry: string): Act =>
  async (page) => {
    await press(`Actions: ${row}`)(page);
    await page.getByRole('menuitem', { name: entry }).click();
  };
const inQuestion =
  (name: string): Act =>
  (page) =>
    page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const saveFails = reasonOr('The change could not be saved.');
const removalFails = reasonOr('It could not be removed.');
const chooseLogo: Act = (page) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64"/>'),
  });

const openMaintenance = tab('Maintenance');
/** The alert that the server of these tests has. */
const editMaintenance: Act = async (page) => {
  await openMaintenance(page);
  await inRowMenu('Calibration', 'Edit')(page);
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
};
const addMaintenance: Act = async (page) => {
  await openMaintenance(page);
  await press('New maintenance')(page);
  await fill(page, { 'Title (English)': 'Calibration' });
  await page.getByRole('textbox', { name: 'Message (English)' }).fill('No values.');
  await page.getByRole('group', { name: 'From (day)' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('01122026');
};
const addReport: Act = async (page) => {
  await tab('Reports')(page);
  await press('New report')(page);
  const file = { name: 'annual-2025.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
};
const addPhoto: Act = async (page) => {
  await tab('Photos')(page);
  await press('New photo')(page);
  const file = { name: 'quay.png', mimeType: 'image/png', buffer: pixel };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.getByRole('textbox', { name: 'What can be seen' }).fill('A container on a quay');
};
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const downloaded: Sign = (page) => page.getByRole('heading', { level: 1 });

const userForm = {
  Username: 'vida.okvarjena',
  'Full name': 'Vida Okvarjena',
  'E-mail': 'okvarjena@example.com',
  Password: 'Lipov-cvet-1',
};

export const screens: Record<ScreenName, Screen> = {
  home: {
    user: 'obala-key',
    within: 'map',
    address: '/',
    ready: heading('Locations map'),
    calls: {},
  },
  logIn: {
    user: 'visitor',
    within: 'myAccount',
    address: '/auth/login?origin=%2FmyAccount',
    ready: (page) => field(page, 'Username'),
    calls: {
      'GET /api/clients/get': except(notice(clientsFailed), hasStatus(401, 403), (fault) =>
        fault.status === 403 ? { sentences: [clientsFailed], recovery: 'again' } : null,
      ),
    },
    actions: [
      {
        name: 'sign in',
        async act(page) {
          await fill(page, { Username: 'obala', Password: password });
          await press('Log in')(page);
        },
        done: heading('My Account'),
        calls: { 'POST /connect/token': reasonOr('Login failed') },
        changesSession: true,
      },
    ],
  },
  register: {
    user: 'visitor',
    address: '/auth/register',
    ready: heading('Sign up'),
    calls: {},
    actions: [
      {
        name: 'sign up',
        async act(page) {
          await fill(page, {
            'Full name': 'Vida Okvarjena',
            'E-mail': 'okvarjena@example.com',
            Password: 'Lipov-cvet-1',
            'Repeat password': 'Lipov-cvet-1',
          });
          await press('Sign up')(page);
        },
        done: heading('Check your e-mail'),
        calls: { 'POST /register/': reasonOr('Signup failed') },
      },
    ],
  },
  confirm: { user: 'visitor', address: '/auth/confirm', ready: heading('Check your e-mail'), calls: {} },
  forgetPassword: {
    user: 'visitor',
    address: '/auth/forget-password',
    ready: heading('Forgot password'),
    calls: {},
    actions: [
      {
        name: 'ask for a link',
        async act(page) {
          await fill(page, { 'E-mail': 'okvarjena@example.com' });
          await press('Send link')(page);
        },
        done: text('If an account exists for this address'),
        calls: { 'POST /api/email/resetPassword/': reasonOr('Failed to send password reset email') },
      },
    ],
  },
  resetPassToken: {
    user: 'visitor',
    address: '/auth/resetPassToken?token=abc&id=usr_obala',
    ready: (page) => field(page, 'New password'),
    calls: {
      'POST /api/Account/users/validateResetPassToken': except(
        (fault) => {
          const expected = reasonOr('Password reset failed')(fault);
          return expected && fault.status !== 403 ? { ...expected, recovery: 'retry' } : expected;
        },
        isRefusal,
        notice("URL is not valid or it's expired."),
      ),
    },
    actions: [
      {
        name: 'set the password',
        async act(page) {
          await fill(page, { 'New password': 'Lipov-cvet-2', 'Repeat password': 'Lipov-cvet-2' });
          await press('Save password')(page);
        },
        done: text('Your password is changed.'),
        calls: { 'PUT /api/Account/users/resetPassword/{id}': reasonOr('Failed to reset password') },
      },
    ],
  },
  confirmUser: {
    user: 'visitor',
    address: '/auth/confirmUser?token=abc&userId=usr_obala',
    ready: text('Your address is confirmed.'),
    calls: {
      'POST /api/Account/users/confirmUser/{userId}': except(
        reasonOr("Confirmation URL is not valid or it's expired."),
        isRefusal,
        notice("Confirmation URL is not valid or it's expired."),
      ),
    },
  },
  logOut: {
    user: 'obala-key',
    address: '/auth/logout',
    ready: heading('Log in'),
    calls: {
      'POST /connect/revocation': except(notice('Logout failed'), hasStatus(404, 405), leftOut),
    },
    changesSession: true,
  },
  notFound: { user: 'visitor', address: '/error-404', ready: heading('404 - URL does not exist'), calls: {} },
  serverError: { user: 'visitor', address: '/error-500', ready: heading(/Error 500/), calls: {} },
  accessDenied: { user: 'visitor', address: '/access-denied', ready: heading('Access Forbidden'), calls: {} },
  clientNotFound: {
    user: 'visitor',
    address: '/clientNotFound',
    ready: heading('You do not have set to which client you belong to'),
    calls: {},
  },
  clients: {
    user: 'admin',
    address: '/clients',
    ready: (page) => page.getByRole('link', { name: 'Okolje Slovenija' }),
    calls: { 'GET /api/clients/get': plainFailure(clientsFailed) },
  },
  map: {
    user: 'obala-key',
    address: '/OBALA/locations/map',
    ready: (page) => page.getByRole('searchbox', { name: 'Find a station' }),
    calls: {
      'GET /api/clients/get': failure(clientsFailed),
      'GET /api/locations/map': failure('Loading locations failed'),
      'GET /api/capabilities': optional,
      'GET /api/maintenanceAlerts/get': alertsFailed,
    },
    // The last hours of all stations, when the map is idle.
    later: ['GET /api/dataseries/getAll', 'GET /api/dataseries/getData'],
    actions: [
      markAsRead,
      {
        name: 'open the export',
        act: press('Export'),
        done: (page) => page.getByRole('dialog', { name: 'Export data' }),
        calls: { 'GET /api/dataseries/getAll': noticeWithCause(seriesFailed) },
      },
    ],
  },
  location: {
    user: 'obala-key',
    address: `/OBALA/location/loc_koper?period=day&date=${day}`,
    ready: heading('Koper'),
    calls: {
      ...ofClient,
      'GET /api/locations/location': except(failure('Loading location data failed'), hasStatus(404), () => ({
        sentences: ['Resource not found', 'Loading location data failed'],
        recovery: 'retry',
      })),
      'GET /api/dataseries/get': failure(seriesFailed),
      'GET /api/dataseries/getData': failure(seriesFailed),
      'GET /api/maintenanceAlerts/get': alertsFailed,
    },
    actions: [
      markAsRead,
      exportFile,
      {
        name: 'look at the photos',
        // Scrolls at once: the placeholder is replaced when it is reached.
        act: (page) =>
          page
            .getByText('Pictures')
            .first()
            .evaluate((element) => element.scrollIntoView()),
        done: heading('Koper'),
        calls: { 'GET /api/locations/photo': leftOut },
      },
    ],
  },
  compare: {
    user: 'obala-key',
    address: `/OBALA/compare?series=ser_koper_pm10&period=day&date=${day}`,
    ready: (page) => page.getByRole('figure').first(),
    calls: {
      ...ofClient,
      'GET /api/dataseries/getAll': failure(seriesFailed),
      'GET /api/dataseries/getData': failure(seriesFailed),
      'GET /api/maintenanceAlerts/get': alertsFailed,
      'GET /api/savedViews/get': leftOut,
    },
    actions: [
      {
        name: 'save the view',
        async prepare(page) {
          await chooseView('Save this view…')(page);
          await page.getByRole('textbox', { name: 'Name' }).fill('Dust');
        },
        act: inDialog('Save'),
        done: text('The view is saved.'),
        calls: { 'POST /api/savedViews': reasonOr('The view could not be saved.') },
      },
      exportFile,
    ],
  },
  classes: {
    user: 'obala-key',
    address: '/OBALA/pollution/classes',
    ready: (page) => page.getByRole('heading', { level: 1 }),
    calls: {
      ...ofClient,
      'GET /api/staticFiles/pollutionClasses': content,
      'GET /api/staticFiles/recommendations': aside,
      'GET /api/staticFiles/legend': aside,
      'GET /api/staticFiles/explanation': aside,
    },
  },
  accessibilityStatement: {
    user: 'obala-key',
    address: '/OBALA/accessibility',
    ready: (page) => page.getByRole('heading', { level: 1 }),
    calls: { ...ofClient, 'GET /api/staticFiles/accessibilityStatement': content },
  },
  privacyNotice: {
    user: 'obala-key',
    address: '/OBALA/privacy',
    ready: (page) => page.getByRole('heading', { level: 1 }),
    calls: { ...ofClient, 'GET /api/staticFiles/privacyNotice': content },
  },
  presentation: {
    user: 'obala-key',
    address: '/OBALA/project/presentation',
    ready: (page) => page.getByRole('heading', { level: 1 }),
    calls: { ...ofClient, 'GET /api/staticFiles/projectIntroduction': content },
  },
  links: {
    user: 'obala-key',
    address: '/OBALA/useful/links',
    ready: (page) => page.getByRole('heading', { level: 1 }),
    calls: { ...ofClient, 'GET /api/staticFiles/usefulLinks': content },
  },
  reports: {
    user: 'obala-key',
    address: '/OBALA/reports',
    ready: (page) => page.getByRole('button', { name: /^Download / }).first(),
    calls: {
      ...ofClient,
      'GET /api/reports/get': failure('The reports could not be loaded.'),
    },
    actions: [
      {
        name: 'download',
        act: press(/^Download /),
        done: downloaded,
        calls: { 'GET /api/reports/download': noticeWithCause('The report could not be downloaded') },
      },
    ],
  },
  periodReport: {
    user: 'obala-key',
    address: `/OBALA/reports/loc_koper/${month}`,
    ready: (page) => page.getByRole('heading', { name: 'Statistics by quantity' }),
    calls: {
      ...ofClient,
      'GET /api/reports/statistics': failure('The report could not be loaded.'),
      'GET /api/reports/subscriptions/get': leftOut,
    },
    actions: [
      {
        name: 'save as Excel',
        act: press('Save as Excel'),
        done: downloaded,
        calls: { 'GET /api/reports/workbook': noticeWithCause('The report could not be downloaded') },
      },
      {
        name: 'end the delivery',
        act: (page) => page.getByText('Send me every monthly report by e-mail').click(),
        done: text('With its Excel file, in the first days of the following month.'),
        calls: { 'DELETE /api/reports/subscriptions/{id}': reasonOr('The delivery could not be changed.') },
      },
    ],
  },
  alerts: {
    user: 'obala-key',
    address: '/OBALA/alerts',
    ready: (page) => page.getByRole('button', { name: 'New alert' }),
    calls: {
      ...ofClient,
      'GET /api/alerts/get': failure('Your alerts could not be loaded.'),
      'GET /api/alerts/fired': failure('Your alerts could not be loaded.'),
      'GET /api/reports/subscriptions/get': failure('Your alerts could not be loaded.'),
    },
    actions: [
      {
        name: 'open the form',
        act: press('New alert'),
        done: (page) => page.getByRole('dialog').getByRole('button', { name: 'Data series' }),
        calls: { 'GET /api/dataseries/get': plainFailure(seriesFailed) },
      },
      {
        name: 'choose a kind',
        prepare: press('New alert'),
        act: chooseNoData,
        done: (page) => page.getByRole('textbox', { name: 'Hours without data' }),
        calls: { 'POST /api/alerts/preview': leftOut },
      },
      {
        name: 'add',
        async prepare(page) {
          await press('New alert')(page);
          const preview = page.waitForResponse('**/api/alerts/preview');
          await chooseNoData(page);
          await preview;
        },
        act: inDialog('Save'),
        done: text('The alert is saved.'),
        calls: { 'POST /api/alerts': reasonOr('The alert could not be saved.') },
      },
      {
        name: 'switch',
        act: (page) =>
          page
            .locator('label')
            .filter({ has: page.getByRole('switch') })
            .first()
            .click(),
        done: heading('Alerts'),
        calls: { 'PUT /api/alerts/{id}': reasonOr('The alert could not be changed.') },
      },
      {
        name: 'delete',
        async prepare(page) {
          await press(/^Actions: Particles PM10/)(page);
          await page.getByRole('menuitem', { name: 'Delete' }).click();
        },
        act: inDialog('Delete'),
        done: text('The alert is deleted.'),
        calls: { 'DELETE /api/alerts/{id}': reasonOr('The alert could not be deleted.') },
      },
    ],
  },
  version: {
    user: 'obala-key',
    address: '/about',
    ready: heading('Version and licences'),
    calls: { ...ofFrame, 'GET /api/appVersion/get': causeAlone },
  },
  myAccount: {
    user: 'obala-key',
    address: '/myAccount',
    ready: (page) => field(page, 'Old password'),
    calls: {
      ...ofFrame,
      'GET /api/Account/users/me': plainFailure('Failed to load user.'),
      'GET /api/Account/sessions': failure('Your sessions could not be loaded.'),
    },
    actions: [
      {
        name: 'end a session',
        async prepare(page) {
          await page.getByRole('button', { name: 'Actions: Safari on iOS' }).click();
          await page.getByRole('menuitem', { name: 'End session' }).click();
          await fill(page, { 'Current password': password });
        },
        act: inDialog('End session'),
        done: text('The session has ended.'),
        calls: { 'POST /api/Account/sessions/end': reasonOr('The session could not be ended.') },
      },
      {
        name: 'end all other sessions',
        async prepare(page) {
          await press('End all others')(page);
          await fill(page, { 'Current password': password });
        },
        act: inDialog('End all others'),
        done: text('All other sessions have ended.'),
        calls: { 'POST /api/Account/sessions/end': reasonOr('The sessions could not be ended.') },
      },
      {
        name: 'change the password',
        async act(page) {
          await fill(page, {
            'Old password': password,
            'New password': 'Lipov-cvet-2',
            'Repeat password': 'Lipov-cvet-2',
          });
          await press('Change password')(page);
        },
        done: text('Your password is changed.'),
        calls: {
          'PUT /api/Account/users/changePassword/me': reasonOr(
            'Error occured at password change, check if current password is correct',
          ),
        },
      },
    ],
  },
  users: {
    user: 'obala-key',
    address: '/portalUsers',
    ready: (page) => page.getByRole('searchbox', { name: 'Find a user' }),
    calls: { ...ofFrame, 'GET /api/Account/users/client/{clientId}': failure('Failed to load data.') },
  },
  usersOfAll: {
    user: 'admin',
    address: '/portalUsers',
    ready: (page) => page.getByRole('searchbox', { name: 'Find a user' }),
    calls: {
      'GET /api/clients/get': notice(clientsFailed),
      'GET /api/Account/users/': failure('Failed to load data.'),
    },
  },
  addUser: {
    user: 'obala-key',
    within: 'users',
    address: '/portalUsers/add',
    ready: (page) => page.getByRole('dialog').getByRole('button', { name: 'Add user' }),
    calls: {},
    actions: [
      {
        name: 'add',
        async act(page) {
          await fill(page, userForm);
          await inDialog('Add user')(page);
        },
        done: text('Vida Okvarjena has been added.'),
        calls: { 'POST /api/Account/users/': reasonOr('Adding user failed') },
      },
    ],
  },
  editUser: {
    user: 'obala-key',
    within: 'users',
    address: '/portalUsers/usr_obala',
    ready: (page) => page.getByRole('dialog').getByRole('button', { name: 'Save changes' }),
    calls: {
      'GET /api/Account/users/{id}': except(
        plainFailure('Failed to load user.'),
        hasStatus(404),
        notice('User not found'),
      ),
    },
    actions: [
      {
        name: 'save',
        async act(page) {
          await fill(page, { 'Full name': 'Marko Kos Novak' });
          await inDialog('Save changes')(page);
        },
        done: text('Marko Kos Novak has been saved.'),
        calls: { 'PUT /api/Account/users/{id}': reasonOr('Updating user failed') },
      },
      {
        name: 'end all sessions',
        prepare: press('End all sessions'),
        act: inDialog('End all sessions'),
        done: text('All sessions of Nika Furlan have ended.'),
        calls: { 'DELETE /api/Account/users/{id}/sessions': reasonOr('The sessions could not be ended.') },
      },
    ],
  },
  userPassword: {
    user: 'obala-key',
    within: 'users',
    address: '/portalUsers/usr_obala/password',
    ready: (page) => field(page, 'New password'),
    calls: {
      'GET /api/Account/users/{id}': except(
        plainFailure('Failed to load user.'),
        hasStatus(404),
        notice('User not found'),
      ),
    },
    actions: [
      {
        name: 'set the password',
        async act(page) {
          await fill(page, { 'New password': 'Lipov-cvet-2', 'Repeat password': 'Lipov-cvet-2' });
          await inDialog('Save password')(page);
        },
        done: text('is changed.'),
        calls: { 'PUT /api/Account/users/changeUserPassword/{id}': reasonOr('Failed to reset password') },
      },
    ],
  },
  deleteUser: {
    user: 'obala-key',
    within: 'users',
    address: '/portalUsers/delete?user=usr_obala',
    ready: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }),
    calls: {},
    actions: [
      {
        name: 'delete',
        act: inDialog('Delete'),
        done: text('has been deleted.'),
        calls: {
          'DELETE /api/Account/users/{id}': (fault) => {
            const expected = reasonOr('Delete user failed!')(fault);
            if (!expected || expected.at) return expected;
            return { ...expected, sentences: [...new Set(['Delete user failed!', ...expected.sentences])] };
          },
        },
      },
    ],
  },
  apiKeys: {
    user: 'obala-key',
    address: '/apiKeys',
    ready: (page) => page.getByRole('button', { name: 'New key' }),
    calls: { ...ofFrame, 'GET /api/apiKeys/get': failure('The API keys could not be loaded.') },
    actions: [
      {
        name: 'create',
        async prepare(page) {
          await press('New key')(page);
          await fill(page, { Name: 'Logger' });
        },
        act: inDialog('Create key'),
        done: text('Copy the key now. It is shown only this once.'),
        calls: { 'POST /api/apiKeys': reasonOr('The key could not be created.') },
      },
      {
        name: 'revoke',
        async prepare(page) {
          await press(/^Actions: Logger at the quay/)(page);
          await page.getByRole('menuitem', { name: 'Revoke' }).click();
        },
        act: inQuestion('Revoke'),
        done: text('The key is revoked.'),
        calls: { 'DELETE /api/apiKeys/{id}': reasonOr('The key could not be revoked.') },
      },
    ],
  },
  network: {
    user: 'admin',
    address: '/network',
    ready: (page) => button(page, 'New client'),
    calls: {
      'GET /api/clients/get': notice(clientsFailed),
      'GET /api/network/get': failure('The network could not be loaded.'),
    },
    actions: [
      {
        name: 'add a client',
        async prepare(page) {
          await press('New client')(page);
          await fill(page, { Name: 'Port of Koper', Code: 'PORT' });
        },
        act: inDialog('Add client'),
        done: text('The client is added.'),
        calls: { 'POST /api/network': reasonOr('The client could not be added.') },
      },
    ],
  },
  networkClient: {
    user: 'admin',
    within: 'network',
    address: '/network/cli_obala',
    ready: (page) => button(page, 'Remove client'),
    calls: {},
    later: ['GET /api/maintenanceAlerts/get', 'GET /api/reports/get'],
    actions: [
      {
        name: 'open the maintenance',
        act: openMaintenance,
        done: text('Calibration'),
        calls: {
          'GET /api/maintenanceAlerts/get': except(alertsFailed, isEmptyList, emptyState('No maintenance yet')),
        },
      },
      {
        name: 'add maintenance',
        prepare: addMaintenance,
        act: inDialog('Save'),
        done: text('The change is saved.'),
        calls: { 'POST /api/maintenanceAlerts': saveFails },
      },
      {
        name: 'open maintenance for a change',
        prepare: openMaintenance,
        act: inRowMenu('Calibration', 'Edit'),
        done: (page) => page.getByRole('dialog').getByRole('textbox').first(),
        calls: { 'GET /api/maintenanceAlerts/{id}': failure('The maintenance could not be loaded.') },
      },
      {
        name: 'change maintenance',
        prepare: editMaintenance,
        act: inDialog('Save'),
        done: text('The change is saved.'),
        calls: { 'PUT /api/maintenanceAlerts/{id}': saveFails },
      },
      {
        name: 'remove maintenance',
        async prepare(page) {
          await openMaintenance(page);
          await inRowMenu('Calibration', 'Remove')(page);
        },
        act: inQuestion('Remove'),
        done: text('Removed.'),
        calls: { 'DELETE /api/maintenanceAlerts/{id}': removalFails },
      },
      {
        name: 'open the reports',
        act: tab('Reports'),
        done: (page) => page.getByRole('button', { name: /^Download / }).first(),
        calls: {
          'GET /api/reports/get': except(
            failure('The reports could not be loaded.'),
            isEmptyList,
            emptyState('No reports yet'),
          ),
        },
      },
      {
        name: 'add a report',
        prepare: addReport,
        act: inDialog('Add report'),
        done: text('The report is added.'),
        calls: { 'POST /api/reports': reasonOr('The report could not be added.') },
      },
      {
        name: 'remove a report',
        async prepare(page) {
          await tab('Reports')(page);
          await press(/^Actions: /)(page);
          await page.getByRole('menuitem', { name: 'Remove' }).click();
        },
        act: inQuestion('Remove'),
        done: text('Removed.'),
        calls: { 'DELETE /api/reports/{id}': removalFails },
      },
      {
        name: 'save',
        prepare: tab('Name and brand'),
        async act(page) {
          await fill(page, { Name: 'Port of Koper' });
          await press('Save')(page);
        },
        done: text('The change is saved.'),
        calls: { 'POST /api/network': saveFails },
      },
      {
        name: 'set the logo',
        prepare: tab('Name and brand'),
        act: chooseLogo,
        done: text('The change is saved.'),
        calls: { 'PUT /api/clients/logo': reasonOr('The logo could not be saved.') },
      },
      {
        name: 'remove the logo',
        prepare: tab('Name and brand'),
        act: press('Remove logo'),
        done: text('The change is saved.'),
        calls: { 'DELETE /api/clients/logo': reasonOr('The logo could not be saved.') },
      },
      {
        name: 'look at the site plan',
        act: tab('Site plan'),
        // A browser without WebGL shows a sentence instead.
        done: (page) => page.locator('[data-picture="shown"], [data-state="unavailable"]'),
        calls: { 'GET /api/clients/sitePlan': failure('The site plan could not be loaded.') },
      },
      {
        name: 'set the site plan',
        async prepare(page) {
          await tab('Site plan')(page);
          await chooseLogo(page);
          await page.getByLabel('Description (English)').fill('Quay and sheds');
        },
        act: press('Save'),
        done: text('The change is saved.'),
        calls: {
          'PUT /api/clients/sitePlan': reasonOr('The site plan could not be saved.'),
          'POST /api/network': saveFails,
        },
      },
      {
        name: 'remove the site plan',
        async prepare(page) {
          await tab('Site plan')(page);
          await press('Remove plan')(page);
        },
        act: inQuestion('Remove'),
        done: text('The change is saved.'),
        calls: { 'DELETE /api/clients/sitePlan': reasonOr('The site plan could not be removed.') },
      },
      {
        name: 'remove the client',
        prepare: press('Remove client'),
        act: inQuestion('Remove'),
        done: text('Removed.'),
        calls: { 'POST /api/network': removalFails },
      },
    ],
  },
  networkTexts: {
    user: 'admin',
    within: 'network',
    address: '/network/allClients/texts',
    ready: (page) => button(page, 'Save'),
    calls: {
      'GET /api/staticFiles': failure('The texts could not be loaded.'),
      // No text yet: the editor is empty.
      'GET /api/staticFiles/projectIntroduction': except(
        failure('The texts could not be loaded.'),
        hasStatus(404),
        optional,
      ),
    },
    actions: [
      {
        name: 'save',
        async act(page) {
          await fill(page, { Title: 'The project' });
          await press('Save')(page);
        },
        done: text('The change is saved.'),
        calls: { 'PUT /api/staticFiles/{name}': saveFails },
      },
      {
        name: 'remove',
        prepare: press('Remove text'),
        act: inQuestion('Remove'),
        done: text('Removed.'),
        calls: { 'DELETE /api/staticFiles/{name}': removalFails },
      },
    ],
  },
  networkNewStation: {
    user: 'admin',
    within: 'network',
    address: '/network/cli_obala/newStation',
    ready: (page) => button(page, 'Add station'),
    calls: {},
    actions: [
      {
        name: 'add',
        async act(page) {
          await fill(page, { Name: 'Quay 7', Latitude: '45.55', Longitude: '13.73' });
          await press('Add station')(page);
        },
        done: text('The station is added.'),
        calls: { 'POST /api/network': reasonOr('The station could not be added.') },
      },
    ],
  },
  networkStation: {
    user: 'admin',
    within: 'network',
    address: '/network/cli_obala/stations/loc_koper',
    ready: (page) => button(page, 'Remove station'),
    calls: {},
    later: ['GET /api/locations/location', 'GET /api/locations/photo'],
    actions: [
      {
        name: 'save the place',
        prepare: tab('Place'),
        async act(page) {
          await fill(page, { Name: 'Koper, quay', Altitude: '12' });
          await press('Save')(page);
        },
        done: text('The change is saved.'),
        calls: { 'POST /api/network': saveFails },
      },
      {
        name: 'add a series',
        async prepare(page) {
          await press('New data series')(page);
          await page.getByRole('dialog').getByRole('combobox').fill('NO2');
          await page.getByRole('option').first().click();
        },
        act: inDialog('Save'),
        done: text('The change is saved.'),
        calls: { 'POST /api/network': saveFails },
      },
      {
        name: 'edit a series',
        prepare: inRowMenu('PM10 particles', 'Edit'),
        act: inDialog('Save'),
        done: text('The change is saved.'),
        calls: { 'POST /api/network': saveFails },
      },
      {
        name: 'remove a series',
        prepare: inRowMenu('PM10 particles', 'Remove'),
        act: inQuestion('Remove'),
        done: text('Removed.'),
        calls: { 'POST /api/network': removalFails },
      },
      {
        name: 'add an instrument',
        async prepare(page) {
          await tab('Instruments')(page);
          await press('New instrument')(page);
          await fill(page, { Maker: 'Teledyne', Model: 'T400', 'Measuring principle (English)': 'UV photometry' });
        },
        act: inDialog('Save'),
        done: text('The change is saved.'),
        calls: { 'POST /api/network': saveFails },
      },
      {
        name: 'edit an instrument',
        async prepare(page) {
          await tab('Instruments')(page);
          await inRowMenu('HORIBA APDA-372', 'Edit')(page);
        },
        act: inDialog('Save'),
        done: text('The change is saved.'),
        calls: { 'POST /api/network': saveFails },
      },
      {
        name: 'remove an instrument',
        async prepare(page) {
          await tab('Instruments')(page);
          await inRowMenu('HORIBA APDA-372', 'Remove')(page);
        },
        act: inQuestion('Remove'),
        done: text('Removed.'),
        calls: { 'POST /api/network': removalFails },
      },
      {
        name: 'open the photos',
        act: tab('Photos'),
        done: (page) => page.getByRole('figure').first(),
        calls: {
          'GET /api/locations/location': failure('The photos could not be loaded.'),
          'GET /api/locations/photo': leftOut,
        },
      },
      {
        name: 'add a photo',
        prepare: addPhoto,
        act: inDialog('Add photo'),
        done: text('The photo is added.'),
        calls: { 'POST /api/locations/photo': reasonOr('The photo could not be added.') },
      },
      {
        name: 'remove a photo',
        async prepare(page) {
          await tab('Photos')(page);
          await press(/^Remove: /)(page);
        },
        act: inQuestion('Remove'),
        done: text('Removed.'),
        calls: { 'DELETE /api/locations/photo': removalFails },
      },
      {
        name: 'remove the station',
        prepare: press('Remove station'),
        act: inQuestion('Remove'),
        done: text('Removed.'),
        calls: { 'POST /api/network': removalFails },
      },
    ],
  },
  imports: {
    user: 'admin',
    within: 'network',
    address: '/imports',
    ready: (page) => button(page, 'Choose file'),
    calls: {},
  },
  auditLog: {
    user: 'admin',
    address: '/auditLog',
    ready: (page) => page.getByRole('row').nth(1),
    calls: { 'GET /api/clients/get': notice(clientsFailed), 'GET /api/audit/get': failure('Failed to load data.') },
  },
};

/** Screens in a state that only some addresses have. */
export const partsOfScreens: Record<string, Screen> = {
  savedView: {
    user: 'obala-key',
    within: 'compare',
    address: `/OBALA/compare?${savedSearch}`,
    ready: (page) => page.getByRole('button', { name: 'Saved views' }),
    calls: {},
    actions: [
      {
        name: 'rename the view',
        prepare: chooseView('Rename this saved view…'),
        act: inDialog('Save'),
        done: text('The saved view is renamed.'),
        calls: { 'PUT /api/savedViews/{id}': reasonOr('The view could not be saved.') },
      },
      {
        name: 'delete the view',
        prepare: chooseView('Delete this saved view…'),
        act: inDialog('Delete'),
        done: text('The saved view is deleted.'),
        calls: { 'DELETE /api/savedViews/{id}': reasonOr('The saved view could not be deleted.') },
      },
    ],
  },
  pastHour: {
    user: 'obala-key',
    within: 'map',
    address: `/OBALA/locations/map?by=index&at=${encodeURIComponent(hourAgo)}`,
    ready: (page) => page.getByRole('slider', { name: 'Last 48 hours' }),
    calls: {
      'GET /api/dataseries/getAll': notice('The hours could not be loaded; the latest values are shown.'),
      'GET /api/dataseries/getData': notice('The hours could not be loaded; the latest values are shown.'),
    },
  },
  unsubscribe: {
    user: 'obala-key',
    within: 'alerts',
    address: '/OBALA/alerts',
    ready: heading('Alerts'),
    calls: {},
    actions: [
      {
        name: 'unsubscribe from a report',
        async act(page) {
          // The menu of the last attempt is closed.
          await expect(page.getByRole('menu')).toHaveCount(0);
          await press('Actions: Koper')(page);
          await page.getByRole('menuitem', { name: 'Unsubscribe' }).click();
        },
        done: text('You will no longer receive this report.'),
        calls: { 'DELETE /api/reports/subscriptions/{id}': reasonOr('You could not be unsubscribed.') },
      },
    ],
  },
  subscribe: {
    user: 'obala-key',
    within: 'periodReport',
    address: `/OBALA/reports/all/${month}`,
    ready: (page) => page.getByText('Send me every monthly report by e-mail'),
    calls: { 'GET /api/clients/logo': leftOut },
    actions: [
      {
        name: 'subscribe to the report',
        act: (page) => page.getByText('Send me every monthly report by e-mail').click(),
        done: text('The next one is for'),
        calls: { 'POST /api/reports/subscriptions': reasonOr('The delivery could not be changed.') },
      },
    ],
  },
};
