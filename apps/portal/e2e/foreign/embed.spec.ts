import { expect } from '@playwright/test';
import { test, watch } from './foreign.ts';
import { extended } from '../parts.ts';

/** Another test on this server expects every call to name the language. */
const english = { headers: { 'X-App-Language': 'en-GB' } };

// The pages for frames with a server that knows only the core of the contract.

test(
  'a station shows its name, its colour and the newest values of its series',
  extended,
  async ({ page, backend }) => {
    const { expectNone } = watch(page);
    const [client] = (await (await fetch(`${backend.url}/api/clients/get`, english)).json()) as {
      id: string;
      code: string;
    }[];
    const stations = (await (
      await fetch(`${backend.url}/api/locations/map?clientId=${client!.id}`, english)
    ).json()) as {
      id: string;
      name: string;
    }[];
    await page.goto(`/embed/${client!.code}/station/${stations[0]!.id}?lang=en`);
    await expect(page.getByRole('heading', { level: 1, name: stations[0]!.name })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Latest values' }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByText('Air quality', { exact: true })).toHaveCount(0);

    await page.goto(`/embed/${client!.code}/map?lang=en`);
    await expect(page.getByRole('list', { name: 'Stations' }).getByRole('listitem')).toHaveCount(stations.length);
    await expect(page.locator('canvas').first()).toBeVisible();
    expectNone();
  },
);
