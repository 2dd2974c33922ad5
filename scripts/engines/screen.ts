import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type * as TestingLibrary from '@testing-library/dom';
import type { EnginePage } from './enginePage.ts';

/** An element as a user of assistive technology finds it. */
export interface Query {
  role: string;
  name?: string | RegExp;
  /** Element that contains it. */
  within?: Query;
}

/** Milliseconds to wait for something to appear: maps and charts are drawn without a GPU. */
const patienceMs = 40_000;
const pollMs = 100;

interface Step {
  role: string;
  name: string | null;
  pattern: [source: string, flags: string] | null;
}

/** From the outermost element to the innermost, as JSON. */
function stepsOf({ role, name, within }: Query): Step[] {
  const pattern: Step['pattern'] = name instanceof RegExp ? [name.source, name.flags] : null;
  return [...(within ? stepsOf(within) : []), { role, name: typeof name === 'string' ? name : null, pattern }];
}

const textOf = (query: Query): string =>
  `${query.role}${query.name === undefined ? '' : ` ${String(query.name)}`}${query.within ? ` in ${textOf(query.within)}` : ''}`;

interface Seen {
  /** Visible text, or the value of a field. */
  text: string;
  isChecked: boolean;
  /** Point to press; null if something else covers it. */
  point: [x: number, y: number] | null;
}

/** Runs in the page. Null if the library is not loaded there. */
function look(steps: Step[], isScrolled: boolean): Seen[] | null {
  const library = (globalThis as { TestingLibraryDom?: typeof TestingLibrary }).TestingLibraryDom;
  if (!library) return null;
  let found: HTMLElement[] = [document.body];
  for (const { role, name, pattern } of steps) {
    const wanted = pattern ? new RegExp(...pattern) : name;
    found = found.flatMap((root) =>
      role === 'password'
        ? library.queryAllByLabelText(root, wanted!, { selector: 'input[type=password]' })
        : library.queryAllByRole(root, role, wanted === null ? {} : { name: wanted }),
    );
  }
  return found.map((element) => {
    // React Aria hides the inputs of radio buttons and switches in their labels, which are pressed.
    const target = element.matches('input[type=radio], input[type=checkbox]') ? element.closest('label')! : element;
    if (isScrolled) target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const isField = element instanceof HTMLInputElement;
    return {
      text: (isField ? element.value : element.innerText).replaceAll(/\s+/g, ' ').trim(),
      isChecked: isField ? element.checked : element.ariaChecked === 'true',
      point: hit && target.contains(hit) ? [x, y] : null,
    };
  });
}

const library = createRequire(import.meta.url).resolve('@testing-library/dom');
const libraryCode = readFileSync(join(dirname(library), '@testing-library/dom.umd.min.js'), 'utf8');

/** Repeats a check until it yields something. */
export async function until<Result>(what: string, check: () => Promise<Result | null | undefined | false>) {
  const started = Date.now();
  for (;;) {
    const result = await check();
    if (result) return result;
    if (Date.now() - started > patienceMs) throw new Error(`Not seen within ${patienceMs / 1000} s: ${what}`);
    await sleep(pollMs);
  }
}

/** The page by roles and names, with real mouse and keyboard input. */
export function createScreen(page: EnginePage) {
  const seen = async (query: Query, isScrolled = false): Promise<Seen[]> => {
    const found = await page.run(look, stepsOf(query), isScrolled);
    if (found) return found;
    await page.load(libraryCode);
    return (await page.run(look, stepsOf(query), isScrolled)) ?? [];
  };

  const press = async (query: Query): Promise<void> => {
    let last = '';
    const [x, y] = await until(`${textOf(query)}, to press it`, async () => {
      const point = (await seen(query, true))[0]?.point;
      // Pressed when it is at rest.
      const isAtRest = point?.join() === last;
      last = point?.join() ?? '';
      return point && isAtRest ? point : null;
    });
    await page.clickAt(x, y);
  };

  return {
    press,
    /** Texts of all elements that fit; waits until there are `count`, or one. */
    read: (query: Query, count?: number): Promise<string[]> =>
      until(`${count ?? ''} ${textOf(query)}`.trim(), async () => {
        const found = await seen(query);
        const isEnough = count === undefined ? found.length > 0 : found.length === count;
        return isEnough && found.map(({ text }) => text);
      }),
    gone: (query: Query) => until(`no ${textOf(query)}`, async () => (await seen(query)).length === 0),
    checked: (query: Query) => until(`${textOf(query)}, chosen`, async () => (await seen(query))[0]?.isChecked),
    async enter(query: Query, text: string): Promise<void> {
      await until(`${textOf(query)} with ${text}`, async () => {
        await press(query);
        await page.run(() => (document.activeElement as HTMLInputElement).select());
        // The driver of WebKit gives up where a page that draws without a GPU is slow to take the keys.
        await page.type(text).catch(() => undefined);
        return (await seen(query))[0]?.text === text;
      });
    },
    at: (address: RegExp) =>
      until(`the address ${String(address)}`, async () =>
        address.test(await page.run(() => location.pathname + location.search)),
      ),
  };
}

export type Screen = ReturnType<typeof createScreen>;
