import { type Browser, expect, type Page } from '@playwright/test';
import { type Language, plainPage, storeSession } from '../journey.ts';
import { type Fault, slowMs } from './faultKinds.ts';
import type { FaultyServer, State } from './faultyServer.ts';
import type { Expected } from './rules.ts';
import type { Action, Screen, User } from './screens.ts';
import { untilQuiet } from '../untilQuiet.ts';
import { takeWebgl } from '../withoutWebgl.ts';

/** Sentences that are right for a response of another type: it counts as unreadable, or as empty. */
const tolerated = [
  'Failed to load data.',
  'There are no stations yet',
  'No data series available',
  'No data for selected period',
  'No text yet',
  'No matching events',
  'There are no reports yet',
  'No alerts yet',
  'No users match this search',
  'You do not have set to which client you belong to',
];

/** A step on a screen: opening it, or an action of the user. */
export interface Step {
  screen: Screen;
  action?: Action;
}

async function openPage(browser: Browser, origin: string, language: Language) {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  await takeWebgl(context);
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  const page = await context.newPage();
  await page.clock.install();
  return page;
}

/** The page of one user, which meets one fault after the other. */
export class FaultyPage {
  readonly page: Page;
  /** Uncaught errors, and those that a boundary of React has caught. */
  readonly errors: string[] = [];
  readonly #server: FaultyServer;
  readonly #user: User;

  private constructor(page: Page, server: FaultyServer, user: User) {
    this.page = page;
    this.#server = server;
    this.#user = user;
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource|ERR_/.test(message.text())) {
        this.errors.push(message.text());
      }
    });
  }

  static async open(browser: Browser, server: FaultyServer, user: User, language: Language) {
    const opened = new FaultyPage(await openPage(browser, server.origin, language), server, user);
    await opened.page.goto(plainPage);
    return opened;
  }

  /** Signs in without the form, unless the session lasts. */
  async #ensureSession() {
    const { page } = this;
    if (this.#user === 'visitor') return page.evaluate(() => sessionStorage.clear());
    if (await page.evaluate(() => sessionStorage.getItem('access_token') !== null)) return undefined;
    return storeSession(page, this.#user, this.#server.api);
  }

  /** Does the step up to its calls, which may fail. */
  async #reach({ screen, action }: Step) {
    await this.#ensureSession();
    await this.page.goto(screen.address, { waitUntil: 'commit' });
    if (!action) return;
    await screen.ready(this.page).waitFor();
    await action.prepare?.(this.page);
  }

  /** Passes time, until something is there: repetitions wait for `Retry-After`. */
  async #awaits(isThere: () => Promise<boolean>, fault: Fault, what: string) {
    const { page } = this;
    const limit = Date.now() + 6000;
    while (!(await isThere())) {
      if (Date.now() > limit) {
        const shown = await page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 700));
        throw new Error(`${what} is not shown at ${page.url()}.\nShown: ${shown}`);
      }
      if (fault.isRepeated) await page.clock.fastForward(1000);
      await new Promise((done) => setTimeout(done, 40));
    }
  }

  /** Whether the sentences are visible, in this order. */
  async #shows(sentences: readonly string[]) {
    const shown = await this.page.evaluate(() => document.body.innerText);
    let place = 0;
    return sentences.every((sentence) => {
      const found = shown.indexOf(sentence, place);
      place = found + sentence.length;
      return found !== -1;
    });
  }

  async #showsOne(sentences: readonly string[]) {
    const shown = await this.page.evaluate(() => document.body.innerText);
    return sentences.some((sentence) => shown.includes(sentence));
  }

  /** No animation without end is visible, there is no boundary of an error, and the page is not white. */
  async #expectCalm() {
    const { page } = this;
    await expect
      .poll(
        () =>
          page.evaluate(() =>
            document
              .getAnimations()
              .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
              .map(({ effect }) => (effect as KeyframeEffect).target)
              .filter((target) => {
                // Below the window, a card loads when it is reached.
                const { top = 0 } = target?.getBoundingClientRect() ?? {};
                return top < innerHeight && target?.checkVisibility({ visibilityProperty: true });
              })
              .map((target) => target!.parentElement?.innerText || target!.className),
          ),
        { message: 'nothing is loading any more', timeout: 5000, intervals: [20, 50, 100] },
      )
      .toEqual([]);
    expect(await page.getByText('Something went wrong').count(), 'no error boundary').toBe(0);
    // A notice can come before the code of its page.
    await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first(), 'a heading').toBeAttached();
  }

  #isDone({ screen, action }: Step) {
    return (action ?? { done: screen.ready }).done(this.page).isVisible();
  }

  /** A case of the matrix. */
  async meet(step: Step, call: string, fault: Fault, expected: Expected | null) {
    const { page } = this;
    const { action } = step;
    this.errors.length = 0;
    this.#server.heal();
    if (action) await this.#reach(step);
    this.#server.breakCall(call, fault);
    await (action ? action.act(page) : this.#reach(step));
    await expect.poll(() => this.#server.calls.includes(call), { message: `${call} is made` }).toBe(true);

    if (fault.name === '30 s slow') {
      await page.clock.fastForward(slowMs);
      expect(await page.getByText(/failed|could not be loaded|Network error/i).count(), 'no failure yet').toBe(0);
      this.#server.heal();
      await this.#awaits(() => this.#isDone(step), fault, 'The content');
      await this.#expectCalm();
      expect(this.errors).toEqual([]);
      return;
    }

    const isExpected = async () => {
      if (!expected) return this.#isDone(step);
      return (
        (await this.#shows(expected.sentences)) && (!expected.at || expected.at.test(new URL(page.url()).pathname))
      );
    };
    const isTolerated = async () =>
      (await this.#showsOne([...(expected?.sentences.slice(0, 1) ?? []), ...tolerated])) || (await this.#isDone(step));
    await this.#awaits(
      fault.isShape ? isTolerated : isExpected,
      fault,
      expected ? expected.sentences.join(' + ') : 'The content',
    );
    await this.#expectCalm();
    expect(this.errors).toEqual([]);

    this.#server.heal();
    if (!expected) return;
    const retry = page.getByRole('button', { name: 'Retry' }).filter({ visible: true });
    const isRetried = expected.recovery === 'retry' && (!fault.isShape || (await retry.count()) > 0);
    if (isRetried) await retry.first().click();
    else if (action && !expected.at && (!fault.isShape || !(await this.#isDone(step)))) await action.act(page);
    else {
      await this.#reach(step);
      await action?.act(page);
    }
    await this.#awaits(() => this.#isDone(step), fault, 'After the fault, the content');
    await this.#expectCalm();
    // The button that had the focus is gone.
    if (isRetried) await expect.poll(this.#focused, { message: 'the focus is not lost' }).not.toBe('BODY');
    await this.endSession(step);
  }

  #focused = () => this.page.evaluate(() => document.activeElement?.tagName);

  /** The calls of a step without a fault. */
  async walk(step: Step): Promise<string[]> {
    const { page } = this;
    this.#server.heal();
    await this.#reach(step);
    if (step.action) this.#server.calls.length = 0;
    await step.action?.act(page);
    await this.#awaits(() => this.#isDone(step), { name: '', sentence: null, answer: () => undefined }, 'The content');
    await untilQuiet(page);
    await this.#expectCalm();
    const made = [...new Set(this.#server.calls)];
    await this.endSession(step);
    return made;
  }

  /** Opens a screen in a state, up to where nothing changes any more. */
  async show(step: Step, state: State) {
    const { page } = this;
    this.errors.length = 0;
    this.#server.heal();
    if (step.action) await this.#reach(step);
    const { calls } = step.screen;
    // The frame of a screen that needs more than the clients is there in every state.
    const frame = Object.keys(calls).length > 1 ? ['GET /api/clients/get', 'GET /api/capabilities'] : [];
    this.#server.setState(state, frame);
    if (!step.action) await this.#reach(step);
    // Over the picture of a first page, only a text for screen readers reports that it loads.
    const loading = state === 'loading' ? ', [role=status]' : '';
    const shown = page.locator(`h1, [role=dialog], [role=alertdialog], [role=progressbar]${loading}`).first();
    await shown.waitFor();
    if (state === 'loading') return page.waitForTimeout(300);
    await untilQuiet(page);
    return this.#expectCalm();
  }

  /** After a step that has changed the session. */
  async endSession({ screen, action }: Step) {
    if (screen.changesSession || action?.changesSession) await this.page.evaluate(() => sessionStorage.clear());
  }

  /** Opens a page without calls: the session stays. */
  leave = () => this.page.goto(plainPage);

  close = () => this.page.context().close();
}
