import { afterEach as lookForBarriers } from '@storybook/addon-a11y/preview';
import { type Surroundings, surroundWith } from './frame.tsx';

type Context = Parameters<typeof lookForBarriers>[0];

declare global {
  /** Given by the test run; the width of the page, in pixels. */
  var widen: ((width: number) => Promise<void>) | undefined;
  /** Given by the test run; tells a picture of an element, or of the page, from the one that was kept. */
  var comparePicture: ((name: string, element: HTMLElement | null) => Promise<void>) | undefined;
  /** Given by the test run; whether axe sees each story in every theme and language. */
  var seesAll: boolean | undefined;
}

/** Axe has seen a story in light and English: what colour and words can do is in the other theme and languages. */
const others: readonly Partial<Surroundings>[] = [
  { theme: 'dark', locale: 'sl' },
  { theme: 'light', locale: 'de' },
  { theme: 'dark', locale: 'de' },
  { theme: 'light', locale: 'sl' },
  { theme: 'dark', locale: 'en' },
];

/** Each story takes its turn with one of the first three, unless all are asked for: that takes twice the time. */
function othersOf(story: string): readonly Partial<Surroundings>[] {
  if (globalThis.seesAll) return others;
  const turn = Array.from(story).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3;
  return others.slice(turn, turn + 1);
}

const isTest = () => '__vitest_browser__' in window;

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** Colours on their way from one theme to the other are nobody's; what turns for ever is not waited for. */
async function settled(): Promise<void> {
  await nextFrame();
  await nextFrame();
  const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
}

/** Dialogs, menus and toasts stand beside the story, over the page. */
function isSomethingOver(story: HTMLElement): boolean {
  const isSeen = (element: Element) => element !== story && element.clientWidth > 1 && element.clientHeight > 1;
  return document.querySelector('[data-sonner-toast]') !== null || Array.from(document.body.children).some(isSeen);
}

/** Whether a pressed button still counts as pointed at is chance; what a pointer alone keeps open, stays. */
function leaveWithPointer(): void {
  if (document.querySelector('[role=tooltip]')) return;
  // The browser's own pointer rests in a corner, over whatever comes to lie there.
  document.documentElement.style.pointerEvents = 'none';
  document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

/**
 * A component takes its dark colours from the tokens, which have tests of their own: its picture in light is enough. What is
 * made of several, or draws on a canvas, is pictured in both themes (decision 11).
 */
function picturedThemes({ title, parameters }: Context): readonly ('light' | 'dark')[] {
  const isLeaf = title.startsWith('Components/') && parameters['isPicturedInDark'] !== true;
  return isLeaf ? ['light'] : ['light', 'dark'];
}

async function comparePictures(context: Context): Promise<void> {
  const { id, parameters, canvasElement } = context;
  const compare = globalThis.comparePicture;
  // What Chromatic is told not to take, is not taken here.
  if (!compare || parameters['chromatic']?.disableSnapshot) return;
  // Some stories show that nothing is shown.
  if (canvasElement.clientHeight === 0 && !isSomethingOver(canvasElement)) return;
  await document.fonts.ready;
  leaveWithPointer();
  for (const theme of picturedThemes(context)) {
    surroundWith({ theme });
    await settled();
    const isWhole = parameters['layout'] === 'fullscreen' || isSomethingOver(canvasElement);
    await compare(`${id}-${theme}`, isWhole ? null : canvasElement);
  }
}

/** On the narrowest screen, or with letters four times their size, nobody scrolls sideways; tables and maps do so in themselves. */
async function fitNarrow(): Promise<void> {
  if (!globalThis.widen) return;
  const usual = window.innerWidth;
  // What points at something was placed when it opened; a phone would have closed it.
  if (usual < 320 || document.querySelector('[data-trigger]')) return;
  await globalThis.widen(320);
  const { documentElement: page } = document;
  // A graph follows a moment later.
  const latest = performance.now() + 3000;
  do await settled();
  while (page.scrollWidth > page.clientWidth && performance.now() < latest);
  const { scrollWidth, clientWidth } = page;
  await globalThis.widen(usual);
  if (scrollWidth > clientWidth) throw new Error(`At ${clientWidth} px it is ${scrollWidth} px wide.`);
}

/** Looks again at the state in which the test left the story, instead of testing all of it again. */
export async function lookElsewhere(context: Context): Promise<void> {
  if (!isTest()) return;
  try {
    await comparePictures(context).finally(() => {
      document.documentElement.style.pointerEvents = '';
    });
    for (const other of othersOf(context.id)) {
      surroundWith(other);
      await settled();
      await lookForBarriers(context);
    }
    await fitNarrow();
  } finally {
    surroundWith({});
  }
}
