import { expect, type Page, test } from '@playwright/test';
import { fillLogin, setLanguage, watchConsole, words } from './journey.ts';
import { extendedIf, languagesOf } from './parts.ts';
import { mailedLink } from './mail.ts';

const say = {
  en: {
    register: 'Sign up',
    signUp: 'Sign up',
    fullName: 'Full name',
    email: 'E-mail',
    repeat: 'Repeat password',
    lookInMail: 'Check your e-mail',
    confirmed: 'Your address is confirmed. You can log in now.',
    noClient: 'You do not have set to which client you belong to',
  },
  sl: {
    register: 'Registracija',
    signUp: 'Registracija',
    fullName: 'Ime in priimek',
    email: 'E-pošta',
    repeat: 'Ponovite geslo',
    lookInMail: 'Preverite e-pošto',
    confirmed: 'Vaš naslov je potrjen. Zdaj se lahko prijavite.',
    noClient: 'Vaš račun ni povezan z nobeno stranko',
  },
  de: {
    register: 'Registrieren',
    signUp: 'Registrieren',
    fullName: 'Vor- und Nachname',
    email: 'E-Mail',
    repeat: 'Passwort wiederholen',
    lookInMail: 'Prüfen Sie Ihr E-Mail-Postfach',
    confirmed: 'Ihre Adresse ist bestätigt. Sie können sich jetzt anmelden.',
    noClient: 'Ihrem Konto ist kein Kunde zugeordnet',
  },
} as const;

const refusedResetUrl = "URL is not valid or it's expired.";
const wrongResetUrl = "The URL for the reset password is wrong or it's expired.";
const wrongConfirmUrl = "Confirmation URL is not valid or it's expired.";
const input = (page: Page, label: string) => page.getByLabel(label).and(page.locator('input'));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const language of languagesOf(0)) {
  const text = say[language];

  test(`a new user signs up, confirms the address and logs in (${language})`, async ({ page }) => {
    const console = watchConsole(page);
    const email = `vida.${language}@example.org`;
    await setLanguage(page, language);
    await page.goto('/auth/login');
    await page.getByRole('link', { name: text.register }).click();
    await expect(page).toHaveURL(/\/auth\/register$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await input(page, text.fullName).fill('Vida Zajc');
    await input(page, text.email).fill(email);
    await input(page, words[language].password).first().fill('Lipov-cvet-1');
    await input(page, text.repeat).fill('Lipov-cvet-1');
    await page.getByRole('button', { name: text.signUp }).click();
    await expect(page).toHaveURL(/\/auth\/confirm$/);
    await expect(heading(page, text.lookInMail)).toBeFocused();

    const link = await mailedLink(email);
    // The token is removed from the address before any request.
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
    await page.goto(link);
    await expect(page.getByText(text.confirmed)).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/confirmUser$/);
    expect(requests.slice(1).filter((url) => url.includes('token='))).toEqual([]);

    await page.getByRole('link', { name: words[language].logIn }).click();
    await fillLogin(page, language, email, 'Lipov-cvet-1');
    await expect(page).toHaveURL(/\/clientNotFound$/);
    await expect(page.getByText(text.noClient)).toBeVisible();
    console.expectSilence();
  });
}

test('a password that is easy to guess is refused at its field', async ({ page }) => {
  await page.goto('/auth/register');
  await input(page, 'Full name').fill('Vida Zajc');
  await input(page, 'E-mail').fill('vida.zajc@example.org');
  for (const password of ['Password1!', 'Vida-Zajc-1']) {
    await input(page, 'Password').first().fill(password);
    await input(page, 'Repeat password').fill(password);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(input(page, 'Password').first()).toHaveAccessibleDescription(/too easy to guess/);
    await expect(input(page, 'Password').first()).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('an address with an account gets the same response, and the mail informs its owner', async ({ page }) => {
  await page.goto('/auth/register');
  await input(page, 'Full name').fill('Somebody Else');
  await input(page, 'E-mail').fill('obala@example.org');
  await input(page, 'Password').first().fill('Lipov-cvet-1');
  await input(page, 'Repeat password').fill('Lipov-cvet-1');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(heading(page, 'Check your e-mail')).toBeVisible();
  expect(await mailedLink('obala@example.org')).toMatch(/\/auth\/login$/);
});

test('a user who forgot the password chooses a new one', async ({ page }) => {
  const email = 'tina.zupan@example.org';
  await page.goto('/auth/login');
  // The typed username is passed on, but not in the URL.
  await page.getByRole('textbox', { name: 'Username' }).fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/auth\/forget-password$/);
  await expect(input(page, 'E-mail')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('we have sent a link to set a new password');

  const link = await mailedLink(email);
  await page.goto(link);
  await expect(heading(page, 'New password')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/resetPassToken$/);
  await input(page, 'New password').fill('Tina-Zupan-1');
  await input(page, 'Repeat password').fill('Tina-Zupan-1');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(input(page, 'New password')).toHaveAccessibleDescription(/too easy to guess/);
  await input(page, 'New password').fill('Rosna-trata-1');
  await input(page, 'Repeat password').fill('Rosna-trata-1');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByRole('status')).toHaveText('Your password is changed. Log in with the new one.');
  await fillLogin(page, 'en', 'tina.zupan');
  await expect(page.getByRole('alert').getByText('Invalid credentials')).toBeVisible();
  await fillLogin(page, 'en', 'tina.zupan', 'Rosna-trata-1');
  await expect(page).not.toHaveURL(/\/auth\//);

  await page.goto(link);
  await expect(page.getByText(refusedResetUrl, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(heading(page, 'Forgot password')).toBeFocused();
});

test('an unknown address gets the same response as a known one', async ({ page }) => {
  await page.goto('/auth/forget-password');
  await input(page, 'E-mail').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('If an account exists for this address');
  await expect(heading(page, 'Forgot password')).toBeFocused();
});

for (const [query, message] of [
  ['', wrongResetUrl],
  ['?token=&id=usr_obala', wrongResetUrl],
  ['?token=a&token=b&id=usr_obala', wrongResetUrl],
  ['?token=%zz%&id=usr_obala', refusedResetUrl],
  ['?token=a&id=.', refusedResetUrl],
] as const) {
  test(
    `an invalid link is reported: ${query || 'nothing'}`,
    extendedIf(message === wrongResetUrl && query !== ''),
    async ({ page }) => {
      await page.goto(`/auth/resetPassToken${query}`);
      await expect(page.getByRole('alert')).toHaveText(message);
      await page.goto(`/auth/confirmUser${query.replace('id=', 'userId=')}`);
      await expect(page.getByRole('alert')).toHaveText(wrongConfirmUrl);
    },
  );
}

test('a server that does not respond is reported', async ({ page }) => {
  await page.route('**/api/email/resetPassword/', (route) => route.fulfill({ status: 500 }));
  await page.goto('/auth/forget-password');
  await input(page, 'E-mail').fill('obala@example.org');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to send password reset email');
  await page.route('**/validateResetPassToken', (route) => route.fulfill({ status: 500 }));
  await page.goto('/auth/resetPassToken?token=a&id=usr_obala');
  await expect(page.getByRole('alert')).toContainText('Password reset failed');
  // The link can be tried again.
  await page.unroute('**/validateResetPassToken');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toHaveText(refusedResetUrl);
});
