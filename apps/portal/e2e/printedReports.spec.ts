import { expect, type Page, test } from '@playwright/test';
import { type Language, setLanguage } from './journey.ts';
import { extended, languagesOf } from './parts.ts';
import { overlapsOf, type PaperPage, pagesOf } from './paper.ts';
import { say } from './say.ts';
import { untilQuiet } from './untilQuiet.ts';

const year = new Date().getFullYear();
/** A year and a month that are complete, and the report of all stations. */
const reports = {
  year: { path: `loc_bezigrad/${year - 1}`, station: 'Ljubljana Bežigrad' },
  month: { path: `loc_bezigrad/${year - 1}-10`, station: 'Ljubljana Bežigrad' },
  'all stations': { path: `all/${year - 1}-10`, station: 'Okolje Slovenija' },
} as const;

async function print(page: Page, language: Language, path: string): Promise<PaperPage[]> {
  await setLanguage(page, language);
  await page.goto(`/SI-OKOLJE/reports/${path}`);
  // The first report of all stations reads a year of values, and the demo computes them.
  await expect(page.getByText(say(language, 'routes.reports.Signature.placeAndDate'))).toBeAttached({
    timeout: 100_000,
  });
  // Charts and wind rose are loaded after the figures, and a graph is drawn when its width is known.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const graphs = page.getByRole('application');
  await expect(graphs.filter({ hasNot: page.locator('canvas') })).toHaveCount(0);
  await untilQuiet(page);
  return pagesOf(await page.pdf({ preferCSSPageSize: true }));
}

/** Share of a page, from its top, that its text reaches. The foot does not count. */
function filled({ boxes, height }: PaperPage): number {
  const foot = height - 18 * (72 / 25.4);
  return Math.max(...boxes.filter(({ bottom }) => bottom < foot).map(({ bottom }) => bottom)) / height;
}

/** Of the head of each page after the first, in points. */
const headHeight = 22 * (72 / 25.4);

/** Letters of one word can come from two fonts, and then are two texts. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

for (const [turn, [kind, { path, station }]] of Object.entries(reports).entries()) {
  for (const language of languagesOf(turn + 2)) {
    test(`a report prints as a document: ${kind}, ${language}`, extended, async ({ page }) => {
      test.setTimeout(180_000);
      const pages = await print(page, language, path);
      expect(pages.flatMap((one, index) => overlapsOf(one).map((pair) => `page ${index + 1}: ${pair}`))).toEqual([]);
      for (const [index, one] of pages.entries()) {
        const text = withoutSpaces(one.text);
        expect(text).not.toContain(withoutSpaces(say(language, 'ui.SkipLink.label')));
        expect(text).toContain(withoutSpaces(station));
        expect(text).toContain(String(year - 1));
        expect(text).toContain(`${index + 1}/${pages.length}`);
        expect(Math.max(...one.boxes.map(({ right }) => right))).toBeLessThanOrEqual(one.width - 14 * (72 / 25.4));
      }
      // Only the last page may end early.
      expect(Math.min(1, ...pages.slice(0, -1).map(filled))).toBeGreaterThan(2 / 3);
      expect(withoutSpaces(pages.at(-1)!.text)).toContain(
        withoutSpaces(say(language, 'routes.reports.Signature.name')),
      );
      // Between the head and the note above the signature.
      const { boxes } = pages.at(-1)!;
      const place = withoutSpaces(say(language, 'routes.reports.Signature.placeAndDate'));
      const signature = boxes.find(({ text }) => withoutSpaces(text) === place)!;
      const above = boxes.filter(({ top, bottom }) => top > headHeight && bottom < signature.top);
      expect(above.length).toBeGreaterThan(2);
    });
  }
}
