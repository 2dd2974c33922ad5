import type { Insertable } from 'kysely';
import type { PhotoTable } from '../db/schema.ts';
import { demoTexts } from './texts.ts';

type Scene = 'town' | 'street' | 'valley' | 'forest';

const size = { width: 960, height: 640 };
/** Where the ground begins, pixels from the top. */
const horizon = 440;

const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;
const line = (path: string, width: number, colour = '#5b6b78'): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;
const each = <T>(list: readonly T[], draw: (one: T, index: number) => string): string => list.map(draw).join('');

const sky = rect(0, 0, size.width, size.height, '#dfeaf0') + '<circle cx="770" cy="120" r="46" fill="#f6e3b0"/>';
const hills =
  shape('M0 360 Q160 250 330 330 T640 300 T960 330 V640 H0Z', '#b9cdd2') +
  shape('M0 400 Q240 320 470 390 T960 370 V640 H0Z', '#9dbab5');
const ground = rect(0, horizon, size.width, size.height - horizon, '#a9c29a');

const flats = each([60, 190, 660, 800] as const, (x, index) => {
  const [height, fill] = index % 2 === 0 ? [230, '#cfd5da'] : [170, '#dcd6cd'];
  const top = horizon - height;
  const windows = each([20, 58], (dx) =>
    each([24, 66, 108, 150], (dy) => (dy + 40 > height ? '' : rect(x + dx, top + dy, 22, 24, '#8fa3b1'))),
  );
  return rect(x, top, 100, height, fill) + windows;
});
const road =
  rect(0, 548, size.width, 92, '#7d8790') +
  each([20, 180, 340, 500, 660, 820], (x) => rect(x, 591, 84, 6, '#e9edf0')) +
  each([120, 690] as const, (x, index) => {
    const fill = ['#b5564c', '#3f6f8f'][index]!;
    return (
      shape(`M${x + 26} 556 l18 -30 h58 l22 30 z`, '#c9d8e0') +
      rect(x, 552, 150, 34, fill, ' rx="10"') +
      each([34, 116], (dx) => `<circle cx="${x + dx}" cy="588" r="15" fill="#2d353c"/>`)
    );
  });
const works =
  rect(640, 330, 240, 112, '#b3aaa0') +
  shape('M640 330 l40 -34 v34 l40 -34 v34 l40 -34 v34 z', '#a1978c') +
  rect(800, 170, 30, 160, '#a58d80') +
  each([0, 40, 80], (dx) => `<circle cx="${838 + dx}" cy="${150 - dx / 2}" r="${20 + dx / 4}" fill="#eef2f4"/>`);
const spruces = each([50, 130, 200, 620, 700, 780, 860, 930], (x, index) => {
  const y = horizon + 10 + (index % 3) * 12;
  const tree = `M${x} ${y - 210} l34 84 h-18 l30 66 h-22 l26 60 h-100 l26 -60 h-22 l30 -66 h-18 z`;
  return rect(x - 6, y, 12, 26, '#7a6552') + shape(tree, ['#4f7a63', '#5d8a70', '#446c58'][index % 3]!);
});

const mushroom = (x: number, foot: number, height: number): string =>
  line(`M${x} ${foot} V${foot - height}`, 7) +
  shape(`M${x - 20} ${foot - height} q20 -30 40 0 z`, '#8796a1') +
  line(`M${x - 20} ${foot - height} h40`, 4);
const particleHead = (x: number, foot: number, height: number): string =>
  line(`M${x} ${foot} V${foot - height}`, 7) +
  rect(x - 14, foot - height - 20, 28, 26, '#cdd6dc', ' rx="5" stroke="#5b6b78" stroke-width="3"') +
  line(`M${x - 22} ${foot - height - 22} h44`, 5);
const mast = (x: number, foot: number, height: number): string => {
  const top = foot - height;
  return (
    line(`M${x} ${foot} V${top} M${x - 34} ${top + 8} h68`, 6) +
    line(`M${x - 34} ${top + 8} v-16 M${x + 34} ${top + 8} v-16`, 4)
  );
};

const container =
  each([410, 452], (x) => particleHead(x, 392, 54)) +
  mushroom(520, 392, 70) +
  rect(370, 388, 220, 136, '#f3f5f6', ' rx="4" stroke="#8796a1" stroke-width="4"') +
  rect(398, 418, 56, 106, '#d5dde2', ' stroke="#8796a1" stroke-width="3"') +
  rect(490, 426, 74, 44, '#c3ced5') +
  each([436, 448, 460], (y) => line(`M496 ${y} h62`, 3, '#8796a1')) +
  rect(362, 522, 236, 10, '#6d7983');

const backdrops: Record<Scene, string> = {
  town: flats,
  street: flats + road,
  valley: works,
  forest: spruces,
};

const drawing = (parts: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">${parts}</svg>`;

/** Beside a street no wind is measured. */
const hasMast = (scene: Scene): boolean => scene !== 'street';

const placeOf = (scene: Scene): string =>
  drawing(sky + hills + ground + backdrops[scene] + (hasMast(scene) ? mast(610, 520, 380) : '') + container);

const roof = drawing(
  sky +
    mast(800, 470, 430) +
    each([250, 370], (x) => particleHead(x, 470, 170)) +
    mushroom(540, 470, 210) +
    line('M90 470 V390 H690 V470 M290 470 V390 M490 470 V390', 5, '#8796a1') +
    rect(60, 466, 680, 190, '#f3f5f6', ' stroke="#8796a1" stroke-width="5"') +
    each([520, 545, 570, 595], (y) => line(`M110 ${y} h210`, 5, '#c3ced5')),
);

const drawn: Record<string, Scene> = {
  bezigrad: 'town',
  celovska: 'street',
  iskrba: 'forest',
  trbovlje: 'valley',
  koper: 'town',
};

/** Nobody has photographed what is computed: a few stations have drawings, which say so; the rest have nothing. */
export const demoPhotos: Insertable<PhotoTable>[] = Object.entries(drawn).flatMap(([station, scene]) =>
  [
    { key: 'place', svg: placeOf(scene), alt: demoTexts.inAll(`demo.illustrations.scene.${scene}`) },
    ...(hasMast(scene) ? [{ key: 'roof', svg: roof, alt: demoTexts.inAll('demo.illustrations.roof') }] : []),
  ].map(({ key, svg, alt }, index) => ({
    id: `pho_${station}_${key}`,
    locationId: `loc_${station}`,
    mediaType: 'image/svg+xml',
    content: Buffer.from(svg),
    ...size,
    alt: JSON.stringify(alt),
    caption: JSON.stringify(demoTexts.inAll('demo.illustrations.caption')),
    sortOrder: index,
  })),
);
