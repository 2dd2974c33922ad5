import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { catalogue } from '@zrak/api-client';
import { describe, expect, test } from 'vitest';
import english from './i18n/en.json' with { type: 'json' };

/** Labels and messages that the specification states, by section. */
const texts = {
  routes: ['404 - URL does not exist', 'Take me back to Home', 'Page not found', 'My Account'],
  menu: [
    'All clients',
    'Locations map',
    'Locations',
    'Pollution classes',
    'Other',
    'Project presentation',
    'Useful links',
    'Reports',
  ],
  states: [
    'Something went wrong',
    'confirmed',
    'rejected',
    'Cancel',
    'Proceed',
    'Error while fetching global config, the App wil not be rendered.',
  ],
  validation: [
    'Please enter Username',
    'Please enter Password',
    'Password must be at least 6 characters long',
    'Need one special character',
    'Passwords must match',
    'Please enter new Password',
    'Please enter old Password',
    'Please enter full name',
    'Please enter E-mail',
    'Incorrect E-mail form',
    'Username should been at least 4 characters long',
    'Client is missing',
  ],
  roles: ["Can't delete key user"],
  errors: [
    'Network error',
    'Access Forbidden',
    'Invalid credentials',
    'Unknown error',
    'Bad Request',
    'Resource not found',
    'Method not allowed',
    'An unexpected error occurred',
    'Sorry! the data you are looking for could not be found',
    'Error 500 / Internal server error.',
    'Error occured at password change, check if current password is correct',
    'Incorrect password',
    "URL is not valid or it's expired.",
    "Confirmation URL is not valid or it's expired.",
    "The URL for the reset password is wrong or it's expired.",
    'Password reset failed',
    'Failed to send password reset email',
    'Failed to reset password',
    'User not found',
    'Failed to load user.',
    'Delete user failed!',
    'Delete user not selected!',
    'Adding user failed',
    'Updating user failed',
    'Loading locations failed',
    'Failed to fetch locations',
    'Loading location data failed',
    'Loading clients failed',
    'Loading data series failed',
    'Failed to load data.',
    'No data for selected period',
    'No data series available',
    'Login failed',
    'Logout failed',
    'Signup failed',
    'You do not have set to which client you belong to',
    'Contact administrator!',
  ],
  constants: ['15 min', '1 hour', '1 day'],
};

const root = resolve(import.meta.dirname, '../../..');
const read = (patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/specTexts.test.ts'] }).map((file) =>
    readFileSync(resolve(root, file), 'utf8'),
  );
const quoted = (text: string) => [`'${text.replaceAll("'", String.raw`\'`)}'`, `"${text}"`, `\`${text}\``];

const sources = read(['packages/ui/src/**/*.messages.ts', 'apps/portal/src/main.tsx', 'apps/api/locales/en.json']);
const tests = read(['apps/portal/e2e/**/*.ts', '{apps,packages}/*/{src,test}/**/*.{test,stories}.{ts,tsx}']);
const portal = new Set<string>([...Object.values(english), ...Object.values(catalogue)]);

describe.each(Object.entries(texts))('%s of the specification', (_, list) => {
  test.each(list)('"%s" stands in the product to the letter', (text) => {
    const stands =
      portal.has(text) ||
      sources.some((source) => source.includes(text.replaceAll("'", String.raw`\'`)) || source.includes(text));
    expect(stands).toBe(true);
  });

  test.each(list)('"%s" is looked for by a test', (text) => {
    expect(tests.some((source) => quoted(text).some((one) => source.includes(one)))).toBe(true);
  });
});
