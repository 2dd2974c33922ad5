import { expect, type Page, test } from '@playwright/test';
import { changeJson } from './answers.ts';
import { fillLogin, setLanguage, signInByForm, words } from './journey.ts';
import { extended, languagesOf } from './parts.ts';

/** Makes the token endpoint that of another server. */
const answerTokens = (page: Page, change: (token: Record<string, unknown>) => Record<string, unknown>) =>
  changeJson(page, '**/connect/token', change);

const withoutRefresh = (lifetime: unknown) => (token: Record<string, unknown>) => ({
  access_token: token['access_token'],
  expires_in: lifetime,
});

/** The live region in which the end of the session is announced. */
const noticeOf = (page: Page, text: RegExp) => page.locator('[aria-live=polite]').filter({ hasText: text });

const texts = {
  en: { ends: /^Your session ends at/, ended: /^Your session has ended\. Log in/ },
  sl: { ends: /^Vaša seja se konča ob/, ended: /^Vaša seja se je končala\. Prijavite se/ },
  de: { ends: /^Ihre Sitzung endet um/, ended: /^Ihre Sitzung ist beendet\. Melden Sie sich an/ },
} as const;

for (const language of languagesOf(2)) {
  test(`a session of 30 seconds is announced, ends with a sentence and is continued, in ${language}`, async ({
    page,
  }) => {
    await page.clock.install();
    await setLanguage(page, language);
    await answerTokens(page, withoutRefresh('30'));
    await signInByForm(page, 'obala', language);
    const notice = noticeOf(page, texts[language].ends);
    await expect(notice).toHaveCount(0);
    await page.clock.fastForward(16_000);
    await expect(notice).toBeVisible();
    await page.clock.fastForward(16_000);
    await expect(page).toHaveURL(/\/auth\/login\?origin=/);
    await expect(page.getByRole('status').filter({ hasText: texts[language].ended })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await fillLogin(page, language, 'obala');
    await expect(page).toHaveURL(/\/myAccount$/);
    await expect(page.getByRole('button', { name: words[language].logIn })).toHaveCount(0);
  });
}

test(
  'what is typed in a dialog is kept, and the announcement can be read over the dialog',
  extended,
  async ({ page }) => {
    await page.clock.install();
    await answerTokens(page, withoutRefresh(600));
    await signInByForm(page, 'obala-key');
    await page.goto('/portalUsers/add');
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Full name' });
    await name.fill('Vida Sredi Dela');
    await page.clock.fastForward(490_000);
    const notice = noticeOf(page, texts.en.ends);
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toHaveCount(0);
    await expect(name).toHaveValue('Vida Sredi Dela');
    await page.clock.fastForward(120_000);
    await expect(page).toHaveURL(/\/auth\/login\?origin=/);
    await fillLogin(page, 'en', 'obala-key');
    await expect(page).toHaveURL(/\/portalUsers\/add$/);
    await expect(name).toHaveValue('Vida Sredi Dela');
  },
);

test('a half-made alert is kept with its dialog', extended, async ({ page }) => {
  await page.clock.install();
  await answerTokens(page, withoutRefresh(600));
  await signInByForm(page, 'obala');
  await page.goto('/OBALA/alerts');
  await page.getByRole('button', { name: 'New alert' }).first().click();
  await page.getByRole('dialog').getByRole('radio', { name: 'No data' }).click({ force: true });
  const hours = page.getByRole('dialog').getByRole('textbox', { name: /hours/i });
  await hours.fill('17');
  await hours.blur();
  await page.clock.fastForward(610_000);
  await expect(page).toHaveURL(/\/auth\/login\?origin=/);
  await fillLogin(page, 'en', 'obala');
  await expect(hours).toHaveValue('17');
});

test('the end of a session is stated on a screen that is open to everybody', extended, async ({ page }) => {
  await page.clock.install();
  await answerTokens(page, withoutRefresh(600));
  await signInByForm(page, 'obala');
  await page.goto('/SI-OKOLJE/reports');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward(610_000);
  const notice = noticeOf(page, /^Your session has ended\./);
  await notice.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?origin=%2FSI-OKOLJE%2Freports/);
});

test('a server with opaque tokens describes the user itself', extended, async ({ page }) => {
  const known = new Map<string, string>();
  await answerTokens(page, (token) => {
    known.set('opaque-token', String(token['access_token']));
    return { ...token, access_token: 'opaque-token' };
  });
  await page.route('**/api/**', async (route) => {
    const headers = await route.request().allHeaders();
    const sent = headers['authorization']?.replace('Bearer ', '') ?? '';
    const authorization = known.has(sent) ? `Bearer ${known.get(sent)}` : headers['authorization'];
    return route.continue({ headers: { ...headers, ...(authorization && { authorization }) } });
  });
  await signInByForm(page, 'obala');
  const account = page.getByRole('button', { name: /^Account of / });
  await expect(account).toBeVisible();
  await page.reload();
  await expect(account).toBeVisible();
});

test('signing in fails with a sentence if no user belongs to an opaque token', async ({ page }) => {
  await answerTokens(page, (token) => ({ ...token, access_token: 'opaque-token' }));
  await page.route('**/api/Account/users/me', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/auth/login');
  await fillLogin(page, 'en', 'obala');
  await expect(page.getByRole('alert')).toContainText('Login failed');
});
