import { type APIRequestContext, expect, type Page } from '@playwright/test';

export const password = 'Zrak-demo1!';

/** Expected texts in each language; written out, so that a wrong translation fails. */
export const words = {
  en: {
    username: 'Username',
    password: 'Password',
    logIn: 'Log in',
    logOut: 'Log out',
    wrong: 'Invalid credentials',
    mapTitle: 'Locations map',
    stations: 'Stations',
    find: 'Find a station or a town',
    open: 'Open station',
    period: 'Period',
    month: 'Month',
    hour: '1 hour',
    openExport: 'Export',
    everySeries: /^All \(/,
    export: 'Export',
    clients: 'Clients',
    date: /^Time/,
  },
  sl: {
    username: 'Uporabniško ime',
    password: 'Geslo',
    logIn: 'Prijava',
    logOut: 'Odjava',
    wrong: 'Napačno uporabniško ime ali geslo',
    mapTitle: 'Zemljevid postaj',
    stations: 'Postaje',
    find: 'Poišči postajo ali kraj',
    open: 'Odpri postajo',
    period: 'Obdobje',
    month: 'Mesec',
    hour: '1 ura',
    openExport: 'Izvoz',
    everySeries: /^Vsi \(/,
    export: 'Izvozi',
    clients: 'Stranke',
    date: /^Čas/,
  },
  de: {
    username: 'Benutzername',
    password: 'Passwort',
    logIn: 'Anmelden',
    logOut: 'Abmelden',
    wrong: 'Ungültige Anmeldedaten',
    mapTitle: 'Karte der Stationen',
    stations: 'Stationen',
    find: 'Station oder Ort suchen',
    open: 'Station öffnen',
    period: 'Zeitraum',
    month: 'Monat',
    hour: '1 Stunde',
    openExport: 'Exportieren',
    everySeries: /^Alle \(/,
    export: 'Exportieren',
    clients: 'Kunden',
    date: /^Zeit/,
  },
} as const;

export type Language = keyof typeof words;
export const languages = Object.keys(words) as Language[];

export async function setLanguage(page: Page, language: Language) {
  await page.addInitScript((value) => {
    // A browser's page of an error has no storage.
    if (globalThis.origin !== 'null') localStorage.setItem('language', value);
  }, language);
}

export async function fillLogin(page: Page, language: Language, username: string, secret = password) {
  const say = words[language];
  await page.getByRole('textbox', { name: say.username }).fill(username);
  await page.getByLabel(say.password, { exact: false }).and(page.locator('input')).fill(secret);
  await page.getByRole('button', { name: say.logIn }).click();
}

export async function signIn(page: Page, username: string, language: Language = 'en') {
  await page.goto('/auth/login');
  await fillLogin(page, language, username);
  await expect(page).not.toHaveURL(/\/auth\//);
}

/** A file of the portal's origin without a script, in which a test can prepare the storage. */
export const plainPage = '/licences.txt';

/** Signs in without the form, and stays on a page without a screen. */
export async function startSession(page: Page, username: string) {
  await page.goto(plainPage);
  await storeSession(page, username);
}

/** Signs in without a browser. */
export async function requestToken(request: APIRequestContext, username: string, api = '') {
  const form = { client_id: 'portal-spa', grant_type: 'password', username, password };
  const response = await request.post(`${api}/connect/token`, { form });
  return (await response.json()) as { access_token: string; refresh_token: string; expires_in: number };
}

/** Puts a new session into the storage of the page. */
export async function storeSession(page: Page, username: string, api = '') {
  const token = await requestToken(page.request, username, api);
  await page.evaluate((given) => {
    const claims = JSON.parse(atob(given.access_token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')));
    const entries = {
      currentUser: JSON.stringify(claims),
      access_token: given.access_token,
      refresh_token: given.refresh_token,
      expires_in: new Date(Date.now() + given.expires_in * 1000).toISOString(),
      token_type: 'bearer',
    };
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, token);
}

/** Signs in with the form, and opens a screen without a map. */
export async function signInByForm(page: Page, username: string, language: Language = 'en') {
  await page.goto('/auth/login?origin=%2FmyAccount');
  await fillLogin(page, language, username);
  await expect(page).toHaveURL(/\/myAccount$/);
}

/** Opens a screen without a map: drawing a map without a GPU is slow, and many tests do not need one. */
export async function signInCalmly(page: Page, username: string) {
  await startSession(page, username);
  await page.goto('/myAccount');
}

/** Opens the periods and intervals of a graph. */
export const openPeriod = (page: Page, language: Language) =>
  page.getByRole('button', { name: new RegExp(`^${words[language].period}: `) }).click();

/** Messages of the console that say something of the browser of the tests, and nothing of the portal. */
export const isOfBrowser = (text: string): boolean =>
  text === 'Service Worker registration blocked by Playwright' ||
  // The browser of the tests reads every frame of a map back (`softwareLaunchOptions`).
  /GL Driver Message.*GPU stall due to ReadPixels/s.test(text) ||
  // On a busy machine the code that uses the file comes later than the browser expects.
  text.includes('was preloaded using link preload but not used');

/** Fails the test on errors and warnings in the console. */
export function watchConsole(page: Page, isExpected: (text: string) => boolean = () => false) {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    // The tiles of the online map are not available in a closed network; the bundled map replaces it.
    const isOutside = /openfreemap|ERR_|Failed to load resource|The schematic map replaces/.test(
      text + message.location().url,
    );
    const isIgnored = isOutside || isOfBrowser(text) || isExpected(text);
    if (!['error', 'warning'].includes(message.type()) || isIgnored) return;
    faults.push(text);
  });
  return { expectSilence: () => expect(faults).toEqual([]) };
}
