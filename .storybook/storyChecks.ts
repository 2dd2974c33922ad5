import { afterEach as lookForBarriers } from '@storybook/addon-a11y/preview';
import { type Surroundings, applySurroundings } from './frame.tsx';
import { isTest, nextFrame } from './resetPage.ts';

type Context = Parameters<typeof lookForBarriers>[0];

declare global {
  /** Set by the test run: sets the width of the page, in pixels. */
  var widen: ((width: number) => Promise<void>) | undefined;
  /** Set by the test run: compares a picture of the element, or of the page if null, with the committed one. */
  var comparePicture: ((name: string, element: HTMLElement | null) => Promise<void>) | undefined;
  /** Set by the test run: whether axe checks each story in every theme and language, and each is narrowed. */
  var checksAll: boolean | undefined;
}

/**
 * Axe has already checked the story in light and English. Colours and texts can fail in the other themes and languages.
 */
const others: readonly Partial<Surroundings>[] = [
  { theme: 'dark', locale: 'sl' },
  { theme: 'light', locale: 'de' },
  { theme: 'dark', locale: 'de' },
  { theme: 'light', locale: 'sl' },
  { theme: 'dark', locale: 'en' },
];

/** A number of a story below the limit, chosen by its id. */
const turnOf = (story: string, limit: number): number =>
  Array.from(story).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % limit;

/**
 * By default every third story is checked with one of them, both chosen by its id. Checking all stories with all of them
 * takes more than twice the time.
 */
function othersOf(story: string): readonly Partial<Surroundings>[] {
  if (globalThis.checksAll) return others;
  const turn = turnOf(story, 3 * others.length);
  return others.slice(turn, turn + 1);
}

/** By default every second story, chosen by its id: a map is laid out twice more, which takes seconds. */
const isNarrowed = (story: string): boolean => globalThis.checksAll === true || turnOf(story, 2) === 0;

/**
 * Waits for colour transitions after a change of theme: colours halfway belong to no theme. Endless animations are
 * skipped.
 */
async function settled(): Promise<void> {
  await nextFrame();
  await nextFrame();
  const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
}

/** Whether a dialog, menu or toast is open. These are rendered beside the story, over the page. */
function hasOverlay(story: HTMLElement): boolean {
  const isSeen = (element: Element) => element !== story && element.clientWidth > 1 && element.clientHeight > 1;
  return document.querySelector('[data-sonner-toast]') !== null || Array.from(document.body.children).some(isSeen);
}

/**
 * Ends hover: whether a button is hovered after a press depends on timing. A tooltip is kept, because hover alone keeps
 * it open.
 */
function leaveWithPointer(): void {
  if (document.querySelector('[role=tooltip]')) return;
  // The browser's own pointer is parked in a corner and would hover the element there.
  document.documentElement.style.pointerEvents = 'none';
  document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

const composedGroups = ['Foundations', 'Theming', 'Forms', 'Shell', 'Map', 'Charts'];

/**
 * A leaf component takes its dark colours from the tokens, which have separate tests, so a picture in light is enough.
 * Composed components and canvases are pictured in both themes (decision 11).
 */
function picturedThemes({ title, parameters }: Context): readonly ('light' | 'dark')[] {
  const isLeaf = !composedGroups.includes(title.split('/')[0]) && parameters['isPicturedInDark'] !== true;
  return isLeaf ? ['light'] : ['light', 'dark'];
}

async function comparePictures(context: Context): Promise<void> {
  const { id, parameters, canvasElement } = context;
  const compare = globalThis.comparePicture;
  // Stories that Chromatic skips are skipped here too.
  if (!compare || parameters['chromatic']?.disableSnapshot) return;
  // Some stories show an empty result.
  if (canvasElement.clientHeight === 0 && !hasOverlay(canvasElement)) return;
  await document.fonts.ready;
  leaveWithPointer();
  for (const theme of picturedThemes(context)) {
    applySurroundings({ theme });
    await settled();
    const isWhole = parameters['layout'] === 'fullscreen' || hasOverlay(canvasElement);
    await compare(`${id}-${theme}`, isWhole ? null : canvasElement);
  }
}

/** The first elements that end beyond the page, with their classes. */
const widest = (width: number): string =>
  Array.from(document.body.querySelectorAll('*'))
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .slice(0, 4)
    .map(({ tagName, className }) => `${tagName} ${className}`)
    .join(', ');

/**
 * Fails if the page scrolls sideways at 320 px, the width of the narrowest phone and of 400 % zoom. Tables and maps
 * scroll inside themselves.
 */
async function fitNarrow(): Promise<void> {
  if (!globalThis.widen) return;
  const usual = window.innerWidth;
  // An open popover was placed when it opened; on a phone, a resize would have closed it.
  if (usual < 320 || document.querySelector('[data-trigger]')) return;
  // The same of a tooltip, which may still be there from the last press.
  const tooltips = Array.from(document.querySelectorAll<HTMLElement>('[role=tooltip]'));
  for (const tooltip of tooltips) tooltip.style.display = 'none';
  await globalThis.widen(320);
  const { documentElement: page } = document;
  // A chart adapts its width later than the page.
  const latest = performance.now() + 10_000;
  do await settled();
  while (page.scrollWidth > page.clientWidth && performance.now() < latest);
  const { scrollWidth, clientWidth } = page;
  const isWide = scrollWidth > clientWidth;
  const wide = isWide ? widest(clientWidth) : '';
  for (const tooltip of tooltips) tooltip.style.display = '';
  await globalThis.widen(usual);
  if (isWide) throw new Error(`At ${clientWidth} px it is ${scrollWidth} px wide: ${wide}`);
}

/** Checks the state in which the test left the story again, instead of repeating the whole test. */
export async function checkStory(context: Context): Promise<void> {
  if (!isTest()) return;
  try {
    await comparePictures(context).finally(() => {
      document.documentElement.style.pointerEvents = '';
    });
    for (const other of othersOf(context.id)) {
      applySurroundings(other);
      await settled();
      await lookForBarriers(context);
    }
    if (isNarrowed(context.id)) await fitNarrow();
  } finally {
    applySurroundings({});
  }
}
