import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { whileStarted } from './examples.ts';
import { expectNoFaults, watch } from './screen.ts';
import { must } from './step.ts';

const page = 'src/button.tsx';
const ownSheets = /import '@zrak\/ui\/base\.css';\nimport '@zrak\/ui\/css\/Button\.css';\n/;

/** Pictures of the buttons, light and dark. */
async function picturesOf(place: string, browser: Browser): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  await whileStarted(place, async (address) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const shown = await browser.newPage({ viewport: { width: 600, height: 120 }, colorScheme });
      const faults = watch(shown);
      await shown.goto(`${address}/button.html`);
      await shown.getByRole('button', { name: 'Shrani' }).waitFor();
      await shown.evaluate(() => document.fonts.ready);
      pictures.push(await shown.screenshot());
      expectNoFaults('vite: one component', faults);
      await shown.close();
    }
  });
  return pictures;
}

/** The page of one component, with the sheet of this component, looks as it does with the sheet of all. */
export async function tryOneComponent(place: string, browser: Browser): Promise<void> {
  const own = await picturesOf(place, browser);
  const sheets = globSync('dist/assets/button-*.css', { cwd: place });
  const bytes = sheets.reduce((sum, file) => sum + gzipSync(readFileSync(join(place, file))).length, 0);
  const source = readFileSync(join(place, page), 'utf8');
  if (!ownSheets.test(source)) throw new Error(`${page} does not import the base and one sheet`);
  writeFileSync(join(place, page), source.replace(ownSheets, "import '@zrak/ui/styles.css';\n"));
  await must('vite: one component with all styles, built', 'pnpm', ['run', 'build'], place);
  const all = await picturesOf(place, browser);
  writeFileSync(join(place, page), source);
  if (!own.every((picture, index) => picture.equals(all[index]!))) {
    throw new Error('vite: a button with its own sheet looks different from one with all styles');
  }
  console.log(`  base and sheet of the button: ${(bytes / 1000).toFixed(1)} kB`);
}
