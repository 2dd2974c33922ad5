import type { Meta, StoryObj } from '@storybook/react-vite';
import { type GeoJSONSourceSpecification, Map as MapLibreMap, type StyleSpecification } from 'maplibre-gl';
import { Activity, useState } from 'react';
import { expect, fireEvent, fn, type MockInstance, screen, spyOn, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { exampleStations, judgedStations, manyStations } from './exampleStations.ts';
import { StationMap } from './StationMap.tsx';

const meta = {
  title: 'Map/StationMap',
  component: StationMap,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: 480 } },
    // The loaded parts of a map differ between pictures.
    chromatic: { disableSnapshot: true },
  },
  args: {
    label: 'Stations',
    stations: exampleStations,
    zoom: 18,
    minZoom: 7,
    maxZoom: 18,
    basemap: { style: null },
    theme: 'light',
    onSelect: fn(),
    onViewChange: fn(),
  },
  render: function Render(args, { globals }) {
    const [selectedId, setSelected] = useState(args.selectedId ?? null);
    return (
      <div style={{ height: '100vh', minHeight: 400 }}>
        <StationMap
          {...args}
          theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
          selectedId={selectedId}
          onSelect={(id) => {
            args.onSelect(id);
            setSelected(id);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof StationMap>;
export default meta;
type Story = StoryObj<typeof meta>;

const closed = fn();
const koper = exampleStations.slice(-1);
const isReady = (root: HTMLElement) =>
  waitFor(() => expect(root.querySelector('[data-state="ready"]')).not.toBeNull(), { timeout: 40_000 });

const canvasOf = (root: HTMLElement) => {
  const canvas = root.querySelector<HTMLElement>('canvas.maplibregl-canvas');
  if (!canvas) throw new Error('no canvas');
  return canvas;
};

/** deck.gl draws and sets its cursor within two frames. */
const twoFrames = async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
};

const card = (
  <div style={{ padding: 16, display: 'grid', gap: 8 }}>
    <strong>Maribor Titova</strong>
    <span>Pollution high: PM10 81 µg/m³, 24 h mean</span>
    <Button size="small">Open station</Button>
  </div>
);

let controls: MockInstance<MapLibreMap['addControl']> | null = null;

/** Without a network: names of towns beside the stations, and the sources of the data. */
export const OfflineGround: Story = {
  tags: ['extended'],
  args: { initialView: { longitude: 14.6, latitude: 46.2, zoom: 9 } },
  beforeEach: () => {
    controls = spyOn(MapLibreMap.prototype, 'addControl');
    return () => controls?.mockRestore();
  },
  play: async ({ canvas, canvasElement }) => {
    await isReady(canvasElement);
    const map = controls?.mock.contexts[0] as MapLibreMap | undefined;
    // Names that were placed; those hidden by stations or other names are not among them.
    const named = () => map?.queryRenderedFeatures({ layers: ['places'] }).map(({ properties }) => properties['name']);
    await waitFor(() => expect(named()).toEqual(expect.arrayContaining(['Kamnik', 'Jesenice'])), { timeout: 20_000 });
    for (const source of ['OpenStreetMap', 'GSHHG', 'GeoNames']) {
      await expect(canvas.getByRole('link', { name: `© ${source}` })).toBeVisible();
    }
  },
};

let shaders: MockInstance<WebGL2RenderingContext['shaderSource']> | null = null;

export const AllStations: Story = {
  beforeEach: () => {
    shaders = spyOn(WebGL2RenderingContext.prototype, 'shaderSource');
    return () => shaders?.mockRestore();
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await isReady(canvasElement);
    // Viewed straight from above there is no sky.
    const compiled = (name: string) => shaders?.mock.calls.some(([, source]) => source.includes(name));
    await expect(compiled('u_color')).toBe(true);
    await expect(compiled('u_sky_color')).toBe(false);
    await expect(canvas.getByText('Schematic map, no streets')).toBeVisible();
    // Touch moves the map, not the page.
    await expect(getComputedStyle(canvasOf(canvasElement)).touchAction).toBe('none');
    const scale = canvas.getByText(/^\d+ km$/);
    const farther = parseInt(scale.textContent, 10);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalled());
    await waitFor(() => expect(parseInt(scale.textContent, 10)).toBeLessThan(farther));
    await userEvent.click(canvas.getByRole('button', { name: 'Show all stations' }));
  },
};

/** Part of a page that scrolls: a small map on the page of a station. */
export const InScrollingPage: Story = {
  tags: ['extended'],
  args: { isInScrollingPage: true },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await isReady(canvasElement);
    const map = canvasOf(canvasElement);
    await expect(getComputedStyle(map).touchAction).toBe('pan-x pan-y');
    const hint = 'Zoom with Ctrl or ⌘';
    const wheel = (init?: WheelEventInit) => fireEvent.wheel(map, { deltaY: -100, ...init });
    // The page scrolls unless the map takes the event.
    await expect(wheel()).toBe(true);
    await expect(await canvas.findByText(hint)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(hint)).toBeNull(), { timeout: 5000 });
    await expect(wheel({ ctrlKey: true })).toBe(false);
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalledWith(expect.anything(), true), { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
  },
};

export const Selected: Story = {
  args: { selectedId: 'Maribor Titova', card },
  play: async ({ canvasElement }) => isReady(canvasElement),
};

/** The first Escape closes the card, the second the dialog. */
export const EscapeInDialog: Story = {
  tags: ['!dev', '!autodocs', 'extended'],
  args: { selectedId: 'Maribor Titova', card },
  decorators: [
    (Map) => (
      <Dialog title="Stations" isOpen size="large" onOpenChange={closed}>
        <Map />
      </Dialog>
    ),
  ],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await isReady(dialog);
    canvasOf(dialog).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelect).toHaveBeenCalledWith(null);
    await expect(closed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(closed).toHaveBeenCalledWith(false);
  },
};

/** A band is a square with its digit, unlike any warning. */
export const ColouredByIndex: Story = {
  tags: ['extended'],
  args: { stations: judgedStations },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isReady(canvasElement);
    canvasOf(canvasElement).focus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Maribor Titova, Very poor, 81 µg/m³');
  },
};

export const OneStation: Story = {
  tags: ['extended'],
  args: { stations: exampleStations.slice(0, 1), zoom: 13 },
  play: async ({ args, canvasElement, userEvent }) => {
    await isReady(canvasElement);
    const canvas = canvasOf(canvasElement);
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const station = { clientX: left + width / 2, clientY: top + height / 2 };
    await userEvent.pointer({ target: canvas, coords: station });
    await twoFrames();
    await expect(getComputedStyle(canvas).cursor).toBe('pointer');
    await userEvent.pointer({ target: canvas, coords: { ...station, clientX: left + width / 4 } });
    await twoFrames();
    await expect(getComputedStyle(canvas).cursor).toBe('grab');
    await userEvent.pointer([
      { target: canvas, coords: station },
      { keys: '[MouseLeft]', target: canvas },
    ]);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('Ljubljana Bežigrad'), { timeout: 5000 });
  },
};

export const StyleOutOfReach: Story = {
  tags: ['extended'],
  args: { basemap: { style: '/no-such-style.json' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Schematic map, no streets')).toBeVisible(), { timeout: 20_000 });
  },
};

/** The style loads, but its tiles never do. */
export const TilesOutOfReach: Story = {
  tags: ['extended'],
  args: {
    basemap: {
      style: {
        version: 8,
        sources: { ground: { type: 'raster', tiles: ['/no-such-tile/{z}/{x}/{y}.png'], tileSize: 512 } },
        layers: [{ id: 'ground', type: 'raster', source: 'ground' }],
      },
    },
  },
  play: StyleOutOfReach.play!,
};

const europe: GeoJSONSourceSpecification = {
  type: 'geojson',
  data: {
    type: 'Polygon',
    coordinates: [
      [
        [0, 40],
        [30, 40],
        [30, 52],
        [0, 52],
        [0, 40],
      ],
    ],
  },
};
const ownStyle = (source: GeoJSONSourceSpecification): StyleSpecification => ({
  version: 8,
  sources: { europe: source },
  layers: [{ id: 'europe', type: 'fill', source: 'europe', paint: { 'fill-color': '#d9c7a3' } }],
});
const credited = ownStyle({ ...europe, attribution: '© Own map' });
const uncredited = ownStyle(europe);

/** A style without attribution after one with attribution. Neither has tiles: the schematic map replaces none. */
export const OwnShapes: Story = {
  tags: ['extended'],
  render: function Render(args) {
    const [style, setStyle] = useState(credited);
    return (
      <div style={{ display: 'grid', gridTemplateRows: 'auto 1fr', height: '100vh', minHeight: 400 }}>
        <Button onPress={() => setStyle(uncredited)}>Another basemap</Button>
        <StationMap {...args} basemap={{ style }} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isReady(canvasElement);
    await waitFor(() => expect(canvas.getByText('© Own map')).toBeVisible(), { timeout: 20_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Another basemap' }));
    await waitFor(() => expect(canvas.getByText('© Own map')).not.toBeVisible(), { timeout: 20_000 });
    await expect(canvas.queryByText('Schematic map, no streets')).toBeNull();
  },
};

/** Stations that do not fit at the minimum zoom: the first view shows them all, and it is the limit. */
export const FartherThanMinZoom: Story = {
  tags: ['!dev', '!autodocs', 'extended'],
  args: { minZoom: 12 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await isReady(canvasElement);
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalled());
    const [{ zoom }] = (args.onViewChange as ReturnType<typeof fn>).mock.lastCall as [{ zoom: number }];
    await expect(zoom).toBeLessThan(9);
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Zoom out' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Show all stations' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** Buttons at the edges for stations beyond the view; the keyboard reaches those, too. */
export const StationsBeyondTheView: Story = {
  tags: ['extended'],
  args: { stations: judgedStations, initialView: { longitude: 14.5, latitude: 46.05, zoom: 10.5 } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await isReady(canvasElement);
    const east = await canvas.findByRole('button', { name: /^Show \d stations? in the north-east, worst: / });
    canvasOf(canvasElement).focus();
    const reached = new Set<string | null>();
    for (let presses = 0; presses < 2 * exampleStations.length; presses++) {
      await userEvent.keyboard('{PageDown}');
      reached.add(canvas.getByRole('status').textContent);
    }
    // Two stations may be in a cluster.
    await expect(reached.size).toBeGreaterThanOrEqual(exampleStations.length - 1);
    await userEvent.click(east);
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalled());
  },
};

/** Coloured by one pollutant, a mark shows its value. */
export const Values: Story = {
  args: {
    stations: judgedStations.map((station, index) => ({ ...station, markLabel: String(7 + index * 13) })),
  },
  play: async ({ canvasElement }) => isReady(canvasElement),
};

export const NoStations: Story = { tags: ['extended'], args: { stations: [] } };

const two = manyStations(2000);

/** An index of two thousand stations. */
export const Clusters: Story = {
  args: { stations: two, minZoom: 3 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await isReady(canvasElement);
    canvasOf(canvasElement).focus();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ stations, worst: /);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Opened');
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalled(), { timeout: 10_000 });
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** Three instruments at one site: opened, each is drawn beside its position and joined to it by a leg. */
export const InOnePlace: Story = {
  tags: ['extended'],
  args: {
    stations: [
      ...exampleStations,
      ...koper.flatMap((station) => ['Koper, noise', 'Koper, weather'].map((name) => ({ ...station, id: name, name }))),
    ],
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await isReady(canvasElement);
    canvasOf(canvasElement).focus();
    const status = canvas.getByRole('status');
    // From the west: Nova Gorica, then the three in Koper.
    await userEvent.keyboard('{PageDown}');
    await expect(status).toHaveTextContent('Nova Gorica, Offline, –');
    await userEvent.keyboard('{PageDown}');
    await expect(status).toHaveTextContent('3 stations, worst: No warning');
    await userEvent.keyboard('{Enter}');
    // The keyboard moves to the three stations once the cluster is open; before that it stays.
    await waitFor(
      async () => {
        if (!status.textContent.includes('Koper, noise')) await userEvent.keyboard('{PageDown}');
        await new Promise(requestAnimationFrame);
        await expect(status).toHaveTextContent('Koper, noise');
      },
      { timeout: 20_000, interval: 200 },
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('Koper, noise');
  },
};

/** Occurs when a laptop wakes up or a driver restarts. */
export const GraphicsCardLost: Story = {
  tags: ['extended'],
  play: async ({ canvas, canvasElement }) => {
    await isReady(canvasElement);
    const lost = canvasOf(canvasElement);
    const loss = (lost as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context');
    loss?.loseContext();
    await canvas.findByText(/lost its connection to the graphics card/);
    loss?.restoreContext();
    await waitFor(() => expect(canvas.queryByText(/lost its connection to the graphics card/)).toBeNull(), {
      timeout: 10_000,
    });
    await isReady(canvasElement);
    await expect(canvasOf(canvasElement)).not.toBe(lost);
  },
};

/** Hidden and shown again, the map has its marks and its view. */
export const ShownAgain: Story = {
  tags: ['!dev', '!autodocs', 'extended'],
  args: { stations: exampleStations.slice(0, 1), zoom: 13 },
  render: function Render(args) {
    const [isHidden, setHidden] = useState(false);
    return (
      <>
        <Button onPress={() => setHidden(!isHidden)}>Switch</Button>
        <Activity mode={isHidden ? 'hidden' : 'visible'}>
          <div style={{ height: '80vh', minHeight: 400 }}>
            <StationMap {...args} />
          </div>
        </Activity>
      </>
    );
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await isReady(canvasElement);
    // The map also reports the view in which it begins.
    const zoomIn = async (): Promise<number> => {
      const { calls } = (args.onViewChange as ReturnType<typeof fn>).mock;
      const before = calls.length;
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
      await waitFor(() => expect(calls.slice(before).some(([, isUserInitiated]) => isUserInitiated)).toBe(true));
      return calls.at(-1)![0].zoom;
    };
    const zoom = await zoomIn();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Zoom in' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }));
    await isReady(canvasElement);
    await expect(await zoomIn()).toBeCloseTo(zoom + 1);
    const drawn = canvasOf(canvasElement);
    const { left, top, width, height } = drawn.getBoundingClientRect();
    await userEvent.pointer([
      { target: drawn, coords: { clientX: left + width / 2, clientY: top + height / 2 } },
      { keys: '[MouseLeft]', target: drawn },
    ]);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('Ljubljana Bežigrad'), { timeout: 5000 });
  },
};
