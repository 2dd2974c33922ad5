import assert from 'node:assert/strict';
import { type Downloads, sheetsOf } from './downloads.ts';
import type { EnginePage } from './enginePage.ts';
import { type Query, type Screen, until } from './screen.ts';

export interface Job {
  page: EnginePage;
  screen: Screen;
  downloads: Downloads;
  address: string;
}

const station = 'Ljubljana Bežigrad';
const heading = (name: string | RegExp): Query => ({ role: 'heading', name });
const figure = (name?: string | RegExp): Query => ({ role: 'figure', ...(name !== undefined && { name }) });
/** A measured value with its unit. */
const measured = /\d+(\.\d+)? ?(µg\/m³|mg\/m³|°C|%|hPa|dB|m\/s|W\/m²)/;

async function logIn({ page, screen, address }: Job, user: string, origin: string): Promise<void> {
  await page.open(`${address}/auth/login?origin=${encodeURIComponent(origin)}`);
  await screen.enter({ role: 'textbox', name: 'Username' }, user);
  await screen.enter({ role: 'password', name: /^Password/ }, 'Zrak-demo1!');
  await screen.press({ role: 'button', name: 'Log in' });
}

/** Share of the pixels of the largest canvas in the page that are not empty. */
function paintedShare(): number {
  const canvases = [...document.querySelectorAll<HTMLCanvasElement>('figure canvas')];
  const [canvas] = canvases.toSorted((a, b) => b.width * b.height - a.width * a.height);
  if (!canvas || canvas.width * canvas.height === 0) return 0;
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  const context = copy.getContext('2d')!;
  context.drawImage(canvas, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let painted = 0;
  for (let index = 3; index < data.length; index += 4) if (data[index]! > 0) painted++;
  return painted / (data.length / 4);
}

const drawn = ({ page }: Job) => until('a line in the graph', async () => (await page.run(paintedShare)) > 0.001);

/** The work of a client user and of a key user, in its order. Each entry is one test. */
export const steps: Record<string, (job: Job) => Promise<void>> = {
  async 'signs in, and a wrong password is refused'(job) {
    const { page, screen, address } = job;
    await page.open(`${address}/`);
    await screen.at(/^\/auth\/login/);
    await screen.enter({ role: 'textbox', name: 'Username' }, 'okolje');
    await screen.enter({ role: 'password', name: /^Password/ }, 'Wrong-1!');
    await screen.press({ role: 'button', name: 'Log in' });
    assert.match((await screen.read({ role: 'alert' }))[0]!, /Invalid credentials/);
    await screen.enter({ role: 'password', name: /^Password/ }, 'Zrak-demo1!');
    await screen.press({ role: 'button', name: 'Log in' });
    await screen.at(/^\/SI-OKOLJE\/locations\/map$/);
    await screen.read({ role: 'button', name: /^Account of / });
  },

  async 'shows the map and its list, and finds a station'({ page, screen, address }) {
    await page.open(`${address}/SI-OKOLJE/locations/map`);
    await screen.read(heading('Locations map'));
    const list: Query = { role: 'list', name: 'Stations' };
    const rows = await screen.read({ role: 'listitem', within: list }, 14);
    assert.ok(rows.filter((row) => measured.test(row)).length >= 10, `Too few values in: ${rows.join('; ')}`);
    const canDraw = await page.run(() => document.createElement('canvas').getContext('webgl2') !== null);
    if (canDraw) {
      await until('the drawn map', () => page.run(() => document.querySelector('[data-state="ready"]') !== null));
    } else {
      // The browser is asked after the first paint.
      const unavailable = /This browser cannot draw the map/;
      await until('the sentence that replaces the map', async () =>
        unavailable.test((await screen.read({ role: 'status' })).join()),
      );
    }
    await screen.enter({ role: 'searchbox', name: 'Find a station or a town' }, 'bezigrad');
    await screen.read({ role: 'listitem', within: list }, 1);
    await screen.press({ role: 'link', within: list });
    await screen.at(/^\/SI-OKOLJE\/location\/loc_bezigrad/);
  },

  async 'reads a station: values, graph, table'(job) {
    const { page, screen, address } = job;
    await page.open(`${address}/SI-OKOLJE/location/loc_bezigrad`);
    await screen.read(heading(station));
    await until('the latest value of PM10', async () =>
      (await screen.read({ role: 'button' })).some((text) => /^PM10\b.*\d+\.\d\s*µg\/m³/s.test(text)),
    );
    await screen.press({ role: 'button', name: /^Period: / });
    await screen.press({ role: 'radio', name: 'Month' });
    await screen.at(/period=month/);
    await screen.checked({ role: 'radio', name: 'Month' });
    await page.press('Escape');
    await drawn(job);
    await screen.press({ role: 'button', name: 'Show as table', within: { role: 'toolbar', name: 'Graph' } });
    const cells = await screen.read({ role: 'cell', within: figure(/PM10/) });
    assert.ok(
      cells.some((cell) => /^\d+\.\d$/.test(cell)),
      `No values in: ${cells.join('; ')}`,
    );
  },

  async 'compares two stations'(job) {
    const { page, screen, address } = job;
    await page.open(`${address}/SI-OKOLJE/location/loc_bezigrad?period=month&interval=P1D`);
    await drawn(job);
    await screen.press({ role: 'link', name: 'Compare' });
    await screen.read(heading('Compare graphs'));
    await screen.press({ role: 'combobox', name: 'Data series' });
    await page.type('pm10 celje boln');
    await screen.read({ role: 'option' }, 1);
    await page.press('ArrowDown');
    await page.press('Enter');
    await screen.at(/series=ser_bezigrad_pm10%2Cser_celje_pm10/);
    await page.press('Escape');
    const legend = await screen.read({ role: 'rowheader', within: figure() }, 2);
    assert.match(legend.join('; '), /Ljubljana Bežigrad.*; .*Celje bolnica/);
    await drawn(job);
  },

  async 'exports a station as an Excel workbook'(job) {
    const { page, screen, downloads, address } = job;
    await page.open(`${address}/SI-OKOLJE/location/loc_bezigrad?period=month&interval=PT1H`);
    await drawn(job);
    await screen.press({ role: 'button', name: 'Export' });
    const dialog: Query = { role: 'dialog' };
    await screen.press({ role: 'button', name: /^All \(/, within: dialog });
    await screen.press({ role: 'button', name: 'Export', within: dialog });
    const { name, bytes } = await downloads.next();
    assert.match(name, /\.xlsx$/);
    const { rows } = sheetsOf(bytes);
    assert.ok(rows.length > 24, `The workbook has ${rows.length} rows only`);
    assert.match(rows.join(''), /PM10/);
    assert.match(rows.at(-1)!, /<c [^>]*><v>\d/);
  },

  async 'reads a monthly report and saves it'({ page, screen, downloads, address }) {
    // Early in the year, because its report is quick to compute.
    await page.open(`${address}/SI-OKOLJE/reports/loc_bezigrad/${new Date().getFullYear()}-01`);
    await screen.read(heading('Statistics by quantity'));
    const cells = await screen.read({ role: 'cell', within: { role: 'region', name: 'Statistics by quantity' } });
    assert.ok(cells.filter((cell) => /\d/.test(cell)).length >= 10, `Too few figures in: ${cells.join('; ')}`);
    await screen.press({ role: 'button', name: 'Save as Excel' });
    const { name, bytes } = await downloads.next();
    assert.match(name, /Ljubljana Bežigrad.*\.xlsx$/);
    assert.ok(sheetsOf(bytes).names.includes('Statistics'));
  },

  async 'adds and deletes a user, and signs out'(job) {
    const { page, screen, address } = job;
    await page.open(`${address}/auth/logout`);
    await screen.at(/^\/auth\/login/);
    await logIn(job, 'obala-key', '/portalUsers');
    await screen.read(heading('Portal users'));
    const before = await screen.read({ role: 'row' });
    assert.match(before.join('; '), /igor|Božič/i);
    await screen.press({ role: 'link', name: 'Add user' });
    const dialog: Query = { role: 'dialog' };
    const field = (name: RegExp): Query => ({ role: 'textbox', name, within: dialog });
    await screen.enter(field(/^Username/), 'vida.engine');
    await screen.enter(field(/^Full name/), 'Vida Zajc');
    await screen.enter(field(/^E-mail/), 'vida.engine@example.com');
    await screen.enter({ role: 'password', name: /^Password/, within: dialog }, 'Lipov-cvet-1');
    await screen.press({ role: 'button', name: 'Add user', within: dialog });
    await screen.gone(dialog);
    await screen.read({ role: 'row', name: /Vida Zajc/ }, 1);
    await screen.press({ role: 'button', name: 'Actions: Vida Zajc' });
    await screen.press({ role: 'menuitem', name: 'Delete user' });
    await screen.press({ role: 'button', name: 'Delete', within: { role: 'alertdialog' } });
    await screen.gone({ role: 'alertdialog' });
    await screen.gone({ role: 'row', name: /Vida Zajc/ });
    await screen.press({ role: 'button', name: /^Account of / });
    await screen.press({ role: 'menuitem', name: 'Log out' });
    await screen.at(/^\/auth\/login$/);
  },
};
