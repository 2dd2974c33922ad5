import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Language, password, setLanguage, startSession } from './journey.ts';
import { extended, extendedIf, languagesOf } from './parts.ts';
import { say } from './say.ts';

type Values = Record<string, string>;

interface FormCase {
  name: string;
  as?: string;
  path: string;
  /** Calls made before the form opens. */
  answers?: { url: string; status: number }[];
  /** Ids of the labels by field, in the order of the form. */
  labels: Values;
  submit: string;
  /** Errors expected for these fields; all others are valid. */
  broken: { values: Values; messages: string[] }[];
  valid: Values;
  /** Endpoint of the form. */
  url: string;
  method: 'POST' | 'PUT';
  /** Message if the server refuses without a reason. */
  fallback: string;
  success: number;
}

const ui = {
  username: 'ui.LoginForm.username',
  password: 'ui.LoginForm.password',
  fullName: 'ui.SignUpForm.fullName',
  email: 'ui.accountForms.email',
  newPassword: 'ui.ResetPasswordForm.newPassword',
  repeat: 'ui.accountForms.repeat',
  oldPassword: 'ui.ChangePasswordForm.oldPassword',
};

const good = 'Lipov-cvet-1';
/** Each rule of a new password, violated one at a time. */
const passwordRules = (field: string) =>
  [
    ['Aa1-', 'ui.accountForms.tooShort'],
    ['Secret11', 'ui.accountForms.special'],
    ['secret-1', 'ui.accountForms.composition'],
    ['SECRET-1', 'ui.accountForms.composition'],
    ['Secret--', 'ui.accountForms.composition'],
  ].map(([value, message]) => ({
    values: { [field]: value! },
    messages: [message!],
  }));
const mismatch = { values: { repeat: 'Lipov-cvet-2' }, messages: ['ui.accountForms.mustMatch'] };
const wrongEmail = { values: { email: 'not an address' }, messages: ['ui.accountForms.emailWrong'] };

const userRules = [
  {
    values: { userName: '', fullName: '', email: '' },
    messages: ['ui.LoginForm.usernameMissing', 'ui.SignUpForm.fullNameMissing', 'ui.accountForms.emailMissing'],
  },
  { values: { userName: 'abc' }, messages: ['ui.UserForm.userNameTooShort'] },
  wrongEmail,
];
const userLabels = { userName: ui.username, fullName: ui.fullName, email: ui.email };
const newUser = { userName: 'vida.zajc', fullName: 'Vida Zajc', email: 'vida@example.org' };

const forms: FormCase[] = [
  {
    name: 'login',
    path: '/auth/login',
    labels: { username: ui.username, secret: ui.password },
    submit: 'ui.LoginForm.submit',
    broken: [
      {
        values: { username: '', secret: '' },
        messages: ['ui.LoginForm.usernameMissing', 'ui.LoginForm.passwordMissing'],
      },
      { values: { username: '' }, messages: ['ui.LoginForm.usernameMissing'] },
    ],
    valid: { username: 'obala', secret: 'wrong' },
    url: '**/connect/token',
    method: 'POST',
    fallback: 'app.errors.invalidCredentials',
    success: 400,
  },
  {
    name: 'sign-up',
    path: '/auth/register',
    labels: { fullName: ui.fullName, email: ui.email, secret: ui.password, repeat: ui.repeat },
    submit: 'ui.SignUpForm.submit',
    broken: [
      {
        values: { fullName: '', email: '', secret: '', repeat: '' },
        messages: ['ui.SignUpForm.fullNameMissing', 'ui.accountForms.emailMissing', 'ui.LoginForm.passwordMissing'],
      },
      wrongEmail,
      mismatch,
      ...passwordRules('secret'),
    ],
    valid: { fullName: 'Vida Zajc', email: 'vida@example.org', secret: good, repeat: good },
    url: '**/register/',
    method: 'POST',
    fallback: 'routes.auth.RegisterRoute.failed',
    success: 202,
  },
  {
    name: 'forgotten password',
    path: '/auth/forget-password',
    labels: { email: ui.email },
    submit: 'ui.ForgotPasswordForm.submit',
    broken: [{ values: { email: '' }, messages: ['ui.accountForms.emailMissing'] }, wrongEmail],
    valid: { email: 'vida@example.org' },
    url: '**/api/email/resetPassword/',
    method: 'POST',
    fallback: 'routes.auth.ForgetPasswordRoute.failed',
    success: 202,
  },
  {
    name: 'new password',
    path: '/auth/resetPassToken?token=t&id=usr_x',
    answers: [{ url: '**/validateResetPassToken', status: 204 }],
    labels: { secret: ui.newPassword, repeat: ui.repeat },
    submit: 'ui.ResetPasswordForm.submit',
    broken: [
      { values: { secret: '', repeat: '' }, messages: ['ui.ResetPasswordForm.missing'] },
      mismatch,
      ...passwordRules('secret'),
    ],
    valid: { secret: good, repeat: good },
    url: '**/api/Account/users/resetPassword/usr_x',
    method: 'PUT',
    fallback: 'routes.auth.ResetPassTokenRoute.failed',
    success: 204,
  },
  {
    name: 'own password',
    as: 'obala',
    path: '/myAccount',
    labels: { old: ui.oldPassword, secret: ui.newPassword, repeat: ui.repeat },
    submit: 'ui.ChangePasswordForm.submit',
    broken: [
      {
        values: { old: '', secret: '', repeat: '' },
        messages: ['ui.ChangePasswordForm.oldPasswordMissing', 'ui.ResetPasswordForm.missing'],
      },
      mismatch,
      ...passwordRules('secret'),
    ],
    valid: { old: password, secret: good, repeat: good },
    url: '**/api/Account/users/changePassword/me',
    method: 'PUT',
    fallback: 'routes.account.MyAccountRoute.passwordFailed',
    success: 204,
  },
  {
    name: 'new user',
    as: 'obala-key',
    path: '/portalUsers/add',
    labels: { ...userLabels, userPassword: ui.password },
    submit: 'ui.UserForm.add',
    broken: [...userRules, ...passwordRules('userPassword')],
    valid: { ...newUser, userPassword: good },
    url: '**/api/Account/users/',
    method: 'POST',
    fallback: 'routes.users.AddUserRoute.failed',
    success: 201,
  },
  {
    name: 'change of a user',
    as: 'obala-key',
    path: '/portalUsers/usr_marko.kos',
    labels: userLabels,
    submit: 'ui.UserForm.save',
    broken: userRules,
    valid: newUser,
    url: '**/api/Account/users/usr_marko.kos',
    method: 'PUT',
    fallback: 'routes.users.EditUserRoute.failed',
    success: 200,
  },
  {
    name: "a user's password",
    as: 'obala-key',
    path: '/portalUsers/usr_marko.kos/password',
    labels: { secret: ui.newPassword, repeat: ui.repeat },
    submit: 'ui.ResetPasswordForm.submit',
    broken: [
      { values: { secret: '', repeat: '' }, messages: ['ui.ResetPasswordForm.missing'] },
      mismatch,
      ...passwordRules('secret'),
    ],
    valid: { secret: good, repeat: good },
    url: '**/api/Account/users/changeUserPassword/usr_marko.kos',
    method: 'PUT',
    fallback: 'routes.users.UserPasswordRoute.failed',
    success: 204,
  },
];

const secrets = new Set(['secret', 'repeat', 'old', 'userPassword']);

/** Moves the focus by keyboard, backwards if that is shorter. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 40; presses++) {
    const way = await target.evaluate((element) => {
      const { activeElement } = document;
      if (element === activeElement) return 'there';
      const isBehind = activeElement?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING;
      return isBehind && activeElement !== document.body ? 'behind' : 'ahead';
    });
    if (way === 'there') return;
    await page.keyboard.press(way === 'behind' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error('Tab does not lead there.');
}

/** Of the others `npm test` runs none. */
const typical = new Set(['login', 'sign-up']);

for (const [turn, form] of forms.entries()) {
  for (const language of languagesOf(turn)) {
    test(
      `${form.name}: rules, refusal, lost network, double press, by keyboard (${language})`,
      extendedIf(!typical.has(form.name)),
      async ({ page }) => {
        await walk(page, language, form);
      },
    );
  }
}

test(
  'login: the summary of errors keeps the focus when the texts of a linked page come',
  extended,
  async ({ page }) => {
    await setLanguage(page, 'en');
    let release!: () => void;
    const released = new Promise<void>((done) => (release = done));
    let isAsked = false;
    const rest = /\/assets\/enRest-/;
    await page.route(rest, async (route) => {
      isAsked = true;
      await released;
      await route.continue();
    });
    await page.goto('/auth/login');
    const stage = page.getByRole('main');
    const link = stage.getByRole('link', { name: say('en', 'ui.LoginForm.forgotPassword') });
    // A link that has the focus loads its page ahead, as soon as the page watches for that.
    await expect
      .poll(async () => {
        await link.blur();
        await link.focus();
        return isAsked;
      })
      .toBe(true);
    const button = stage.getByRole('button', { name: say('en', 'ui.LoginForm.submit'), exact: true });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const summary = stage.getByRole('alert', { name: say('en', 'ui.ErrorSummary.heading') });
    await expect(summary).toBeFocused();

    const come = page.waitForResponse(rest);
    release();
    await (await come).finished();
    // Texts that come are shown in the next rendering.
    await page.waitForTimeout(500);
    await expect(summary).toBeFocused();
  },
);

async function walk(page: Page, language: Language, form: FormCase) {
  await setLanguage(page, language);
  if (form.as) await startSession(page, form.as);
  for (const { url, status } of form.answers ?? []) await page.route(url, (route) => route.fulfill({ status }));
  await page.goto(form.path);
  const stage = form.path.startsWith('/portalUsers') ? page.getByRole('dialog') : page.getByRole('main');
  const input = (field: string) =>
    stage.getByLabel(say(language, form.labels[field]!)).and(page.locator('input:not([type=checkbox])')).first();
  const button = stage.getByRole('button', { name: say(language, form.submit), exact: true });
  await expect(button).toBeVisible();

  /** Current values of the fields; only changes are typed. */
  const shown: Values = {};
  const fill = async (values: Values) => {
    for (const [field, value] of Object.entries(values)) {
      if (shown[field] === value) continue;
      await tabTo(page, input(field));
      await page.keyboard.press('ControlOrMeta+a');
      // Inserted at once, as when pasted: typing single letters takes most of the time, and is covered by stories.
      await (value === '' ? page.keyboard.press('Delete') : page.keyboard.insertText(value));
      shown[field] = value;
    }
  };
  const submit = async () => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  };

  const sent: string[] = [];
  let answer: 'none' | 'refuse' | 'lose' | 'slow' = 'none';
  await page.route(form.url, async (route) => {
    const request = route.request();
    if (request.method() !== form.method) return route.fallback();
    sent.push(request.postData() ?? '');
    if (answer === 'lose') return route.abort('connectionreset');
    if (answer === 'refuse') return route.fulfill({ status: 400, json: refusalOf(form) });
    await new Promise((done) => setTimeout(done, 600));
    return route.fulfill({ status: form.success, ...(form.success < 204 ? { json: {} } : {}) });
  });

  // Every rule, without a request. Several errors have a summary with links to the fields; after that, each field
  // updates its error during typing.
  for (const { values, messages } of form.broken) {
    await fill({ ...form.valid, ...values });
    if (messages.length > 1 || form.broken[0]!.values === values) await submit();
    for (const id of messages) await expect(stage.getByText(say(language, id)).first()).toBeVisible();
    if (messages.length < 2) continue;
    await expect(stage.getByRole('alert', { name: say(language, 'ui.ErrorSummary.heading') })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(input(Object.keys(values)[0]!)).toBeFocused();
  }
  await submit();
  // Rejected: a single error moves the focus to its field.
  await expect(button).not.toBeFocused();
  expect(sent).toEqual([]);

  // A lost network, then a refusal without a reason: the input is kept, except passwords.
  for (const [fault, text] of [
    ['lose', 'app.errors.networkError'],
    ['refuse', form.fallback],
  ] as const) {
    answer = fault;
    for (const field of secrets) delete shown[field];
    await fill(form.valid);
    await submit();
    await expect(stage.getByRole('alert').getByText(say(language, text))).toBeVisible();
    for (const [field, value] of Object.entries(form.valid)) {
      await expect(input(field)).toHaveValue(secrets.has(field) ? '' : value);
    }
  }
  expect(sent).toHaveLength(2);

  // Pressed twice, sent once.
  answer = 'slow';
  for (const field of secrets) delete shown[field];
  await fill(form.valid);
  await submit();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await page.waitForTimeout(1000);
  expect(sent).toHaveLength(3);
}

const refusalOf = ({ name }: FormCase) => (name === 'login' ? { error: 'invalid_grant' } : {});
