import { expect, type Page } from '@playwright/test';
import type { Step } from './faults/faultyPage.ts';
import type { State } from './faults/faultyServer.ts';
import { test } from './faults/faultyTest.ts';
import { partsOfScreens, type Screen, screens } from './faults/screens.ts';
import { type Language, languages } from './journey.ts';
import { isWhole } from './parts.ts';
import { unreachable } from './unreachable.ts';
import { inBothThemes, violationsOf } from './violations.ts';

/** The last one is a window of 1280 × 1024 at 400 %. */
const windows = [
  [320, 568],
  [390, 844],
  [1280, 650],
  [1440, 900],
  [320, 256],
] as const;
const states: State[] = ['full', 'empty', 'error', 'loading'];
const desktop = { width: 1280, height: 800 };

const all = Object.entries<Screen>({ ...screens, ...partsOfScreens });
/** Dialogs and menus, which are opened by their English names. */
const opened = all.flatMap(([name, screen]) =>
  (screen.actions ?? [])
    .filter(({ prepare }) => prepare)
    .map((action) => ({ name: `${name}, ${action.name}`, step: { screen, action } })),
);

interface Case {
  name: string;
  step: Step;
  language: Language;
  state: State;
}

const cases: Case[] = [
  ...all.flatMap(([name, screen]) =>
    languages.flatMap((language) => states.map((state) => ({ name, step: { screen }, language, state }))),
  ),
  ...opened.map((one) => ({ ...one, language: 'en' as const, state: 'full' as const })),
];
/** Every 167th: the states and languages take turns, since their number has no factor in common with 167. */
const typicalCases = cases.filter((_, index) => index % 167 === 0);

test.describe('every screen', () => {
  for (const { name, step, language, state } of isWhole ? cases : typicalCases) {
    test(`${name}, ${state} (${language}): axe in both themes, every window`, async ({ pageOf }) => {
      const faulty = await pageOf(step.screen.user, language);
      const { page } = faulty;
      await page.setViewportSize(desktop);
      await faulty.show(step, state);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await inBothThemes(page, async (theme) => {
        await expect.poll(() => violationsOf(page), { message: theme, timeout: 15_000 }).toEqual([]);
      });
      for (const [width, height] of windows) await expectReach(page, width, height);
      expect(faulty.errors).toEqual([]);
      await faulty.endSession(step);
    });
  }
});

/** Nothing is wider than the window, and every control can be brought into it and is not covered there. */
async function expectReach(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  const size = `${width} × ${height}`;
  // The layout follows with the next frames.
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overhang, { message: size, timeout: 3000 }).toBeLessThanOrEqual(0);
  await expect.poll(() => page.evaluate(unreachable), { message: size, timeout: 15_000 }).toEqual([]);
}
