import type { Page } from 'playwright';
import { oneOf, type Random, weightedOf } from '../../apps/api/test/random.ts';

/** Something that a monkey can do. Returns what it did, in words. */
type Act = (page: Page, random: Random) => Promise<string>;

interface Target {
  x: number;
  y: number;
  name: string;
}

/** Controls in the window that a pointer reaches, without links to other sites and those that leave the portal. */
const findTargets = (): Target[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, canvas, summary, [role=tab], [role=option], [role=menuitem], [role=row], [role=slider], [tabindex="0"]',
    ),
  ].flatMap((element) => {
    const link = element.closest('a');
    if (link && (link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download')))
      return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width < 2 || height < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(element.contains(hit) || hit.contains(element))) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
    return [{ x, y, name: `${element.tagName.toLowerCase()} "${name}"` }];
  });

const click: Act = async (page, random) => {
  const targets = await page.evaluate(findTargets);
  if (targets.length === 0) return 'found nothing to press';
  const { x, y, name } = oneOf(random, targets);
  await page.mouse.click(x, y, { clickCount: random() < 0.05 ? 2 : 1 });
  return `pressed ${name}`;
};

const keys = (
  'Tab Tab Tab Shift+Tab Enter Enter Space Escape Escape ArrowDown ArrowUp ArrowLeft ArrowRight Home End ' +
  'PageDown PageUp Backspace Delete + - 0 s ControlOrMeta+k'
).split(' ');

const press: Act = async (page, random) => {
  const key = oneOf(random, keys);
  await page.keyboard.press(key);
  return `pressed the key ${key}`;
};

const texts = [
  'a',
  'kranj',
  'PM10',
  '1',
  '-5',
  '99999999999',
  '31.02.2026',
  '🏭',
  '<b>',
  "o'neil@example.org",
  ' ',
  'x'.repeat(300),
];

const type: Act = async (page, random) => {
  const text = oneOf(random, texts);
  await page.keyboard.insertText(text);
  return `typed ${text.slice(0, 20)}`;
};

const drag: Act = async (page, random) => {
  const { width, height } = page.viewportSize()!;
  const [x, y] = [random() * width, random() * height];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (random() - 0.5) * 300, y + (random() - 0.5) * 200, { steps: 4 });
  await page.mouse.up();
  return 'dragged';
};

const wheel: Act = async (page, random) => {
  await page.mouse.wheel(0, (random() - 0.4) * 1500);
  return 'scrolled';
};

const walk: Act = async (page, random) => {
  const way: 'back' | 'forward' = random() < 0.75 ? 'back' : 'forward';
  await page.evaluate((one) => history[one](), way);
  return `went ${way}`;
};

const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 650 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

const resize: Act = async (page, random) => {
  const size = oneOf(random, sizes);
  await page.setViewportSize(size);
  return `resized to ${size.width} × ${size.height}`;
};

const restyle: Act = async (page, random) => {
  const colorScheme = oneOf(random, ['light', 'dark'] as const);
  const reducedMotion = oneOf(random, ['reduce', 'no-preference'] as const);
  await page.emulateMedia({ colorScheme, reducedMotion });
  return `chose ${colorScheme}, motion ${reducedMotion}`;
};

const reload: Act = async (page) => {
  await page.reload({ waitUntil: 'commit' });
  return 'reloaded';
};

const acts: readonly (readonly [weight: number, Act])[] = [
  [60, click],
  [20, press],
  [6, type],
  [4, drag],
  [4, wheel],
  [5, walk],
  [1, resize],
  [1, restyle],
  [0.3, reload],
];
/** Does something at random, and says what. */
export const actAtRandom: Act = (page, random) => weightedOf(random, acts)(page, random);
