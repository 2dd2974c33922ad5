import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { StationList } from '../StationList/StationList.tsx';
import { examplePicture, planStations } from './exampleSite.ts';
import { SitePlan } from './SitePlan.tsx';

const meta = {
  title: 'Map/SitePlan',
  component: SitePlan,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: 480 } },
    // Software and graphics cards draw the picture differently.
    chromatic: { disableSnapshot: true },
  },
  args: { label: 'Cement works', picture: examplePicture, stations: planStations, onSelect: fn() },
  render: function Render(args) {
    const [selectedId, setSelected] = useState(args.selectedId ?? null);
    const [stations, setStations] = useState(args.stations);
    const { onMove, onPlace } = args;
    const put = (id: string | null, position: (typeof stations)[number]['position']) =>
      setStations(stations.map((one) => (one.id === id ? { ...one, position } : one)));
    return (
      <div style={{ height: '100vh', minHeight: 400 }}>
        <SitePlan
          {...args}
          stations={stations}
          selectedId={selectedId}
          onSelect={(id) => {
            args.onSelect(id);
            setSelected(id);
          }}
          {...(onMove && {
            onMove: (id, position) => {
              onMove(id, position);
              put(id, position);
            },
          })}
          {...(onPlace && {
            onPlace: (position) => {
              onPlace(position);
              put(selectedId, position);
            },
          })}
        />
      </div>
    );
  },
} satisfies Meta<typeof SitePlan>;
export default meta;
type Story = StoryObj<typeof meta>;

const isReady = (root: HTMLElement) =>
  waitFor(() => expect(root.querySelector('[data-state="ready"]')).not.toBeNull(), { timeout: 40_000 });

/** Middle of a station's mark, on a plan that shows the whole picture. */
function pointOf(surface: HTMLElement, name: string) {
  const { left, top, width, height } = surface.getBoundingClientRect();
  const scale = Math.min((width - 32) / examplePicture.width, (height - 32) / examplePicture.height);
  const [x, y] = planStations.find((station) => station.name === name)!.position!;
  return {
    clientX: left + width / 2 + (x - 0.5) * examplePicture.width * scale,
    clientY: top + height / 2 + (y - 0.5) * examplePicture.height * scale,
  };
}

export const WholePlan: Story = {
  play: async ({ canvas, canvasElement }) => {
    await isReady(canvasElement);
    await expect(canvasElement.querySelector('[data-picture="shown"]')).not.toBeNull();
    await expect(canvas.getByRole('application', { name: 'Cement works' })).toHaveAccessibleDescription(
      /^Cement works between quarry and river.* Arrow keys move the plan/,
    );
  },
};

/** Beside the list, as on a page: both show and select the same station. */
export const WithList: Story = {
  render: function Render(args) {
    const [selectedId, setSelected] = useState<string | null>(null);
    const [hoveredId, setHovered] = useState<string | null>(null);
    const shared = { selectedId, hoveredId, onSelect: setSelected, onHover: setHovered };
    return (
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 300px', height: '100vh', minHeight: 400 }}>
        <SitePlan {...args} {...shared} />
        <StationList label="Stations of the plan" stations={planStations} {...shared} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isReady(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Ship loader/ }));
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Ship loader, Good, 14 µg/m³');
    await userEvent.keyboard('{PageUp}{Enter}');
    await expect(canvas.getByRole('button', { name: /^Clinker transfer/ })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Selected: Story = {
  args: {
    selectedId: 'Clinker transfer',
    card: (
      <div style={{ padding: 16, display: 'grid', gap: 8 }}>
        <strong>Clinker transfer</strong>
        <span>Poor: PM10 128 µg/m³, 1 h mean, 14:00</span>
        <Button size="small">Open station</Button>
      </div>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await isReady(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open station' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelect).toHaveBeenCalledWith(null);
  },
};

/** Without values, a mark shows the number of its band. */
export const NoValues: Story = {
  args: {
    stations: planStations.map(({ valueLabel: _, markLabel: __, ...station }) => station),
  },
  play: async ({ canvasElement }) => isReady(canvasElement),
};

/** Part of a page that scrolls. */
export const InScrollingPage: Story = {
  tags: ['extended'],
  args: { isInScrollingPage: true },
  play: async ({ canvas, canvasElement }) => {
    await isReady(canvasElement);
    const surface = canvas.getByRole('application');
    await expect(getComputedStyle(surface).touchAction).toBe('pan-x pan-y');
    const drawn = surface.querySelector('canvas')!;
    for (let inside: Element = drawn; inside !== surface; inside = inside.parentElement!)
      await expect(getComputedStyle(inside).touchAction).toBe('auto');
    const zoomOut = canvas.getByRole('button', { name: 'Zoom out' });
    const hint = 'Zoom with Ctrl or ⌘';
    const wheel = (init?: WheelEventInit) => fireEvent.wheel(drawn, { deltaY: -100, ...init });
    // The page scrolls unless the plan takes the event.
    await expect(wheel()).toBe(true);
    await expect(await canvas.findByText(hint)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(hint)).toBeNull(), { timeout: 5000 });
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    await expect(wheel({ ctrlKey: true })).toBe(false);
    await waitFor(() => expect(zoomOut).not.toHaveAttribute('aria-disabled'), { timeout: 5000 });
  },
};

export const Pressed: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await isReady(canvasElement);
    const surface = canvas.getByRole('application');
    const quay = pointOf(surface, 'Ship loader');
    await userEvent.pointer({ target: surface, coords: quay });
    await expect(surface.style.cursor).toBe('pointer');
    await userEvent.pointer([{ target: surface, coords: quay, keys: '[MouseLeft]' }]);
    await expect(args.onSelect).toHaveBeenLastCalledWith('Ship loader');
    const free = { clientX: quay.clientX - 120, clientY: quay.clientY };
    await userEvent.pointer([{ target: surface, coords: free, keys: '[MouseLeft]' }]);
    await expect(args.onSelect).toHaveBeenLastCalledWith(null);
  },
};

/** From the whole picture to eight times as near, and never beyond its edges. */
export const ZoomLimits: Story = {
  tags: ['extended'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await isReady(canvasElement);
    const [zoomIn, zoomOut] = ['Zoom in', 'Zoom out'].map((name) => canvas.getByRole('button', { name }));
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    for (const enabled of [true, true, false]) {
      await userEvent.click(zoomIn!);
      await waitFor(() => expect(zoomOut).not.toHaveAttribute('aria-disabled'));
      // At rest, on a machine that is not busy.
      await new Promise((done) => void setTimeout(done, 700));
      await waitFor(() => expect(zoomIn!.hasAttribute('aria-disabled')).toBe(!enabled));
    }
    const surface = canvas.getByRole('application');
    surface.focus();
    // Much farther than the picture is wide: its corner stays in view, and in it the village in the west.
    await userEvent.keyboard('{ArrowLeft>40/}{ArrowDown>40/}{Home}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Village school');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('Village school');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole plan' }));
    await waitFor(() => expect(zoomOut).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.pointer([{ target: surface, coords: pointOf(surface, 'Quarry rim'), keys: '[MouseLeft]' }]);
    await expect(args.onSelect).toHaveBeenLastCalledWith('Quarry rim');
  },
};

/** Stations remain on blank paper; the picture can be requested again. */
export const PictureFailed: Story = {
  args: { picture: { ...examplePicture, url: '/no-such-plan.png' } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await isReady(canvasElement);
    await expect(canvasElement.querySelector('[data-picture="failed"]')).not.toBeNull();
    await expect(canvas.getByText(/could not be loaded/)).toBeVisible();
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{PageDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('Village school');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByText(/could not be loaded/);
  },
};

export const Loading: Story = {
  beforeEach: () => {
    const decoding = spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise(() => undefined));
    return () => decoding.mockRestore();
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading the plan')).toBeVisible();
    await expect(canvasElement.querySelector('[data-state="loading"]')).not.toBeNull();
  },
};

/** For an administrator: the selected station is moved by pointer or keyboard. */
export const Edited: Story = {
  args: { selectedId: 'Loading bay', onMove: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await isReady(canvasElement);
    await expect(canvas.getByText(/^Drag the selected station/)).toBeVisible();
    const surface = canvas.getByRole('application');
    surface.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(args.onMove).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Loading bay: (48|49)% from the left, 66% from the top$/,
    );
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    const from = pointOf(surface, 'Loading bay');
    const to = pointOf(surface, 'Ship loader');
    await userEvent.pointer([
      { target: surface, coords: from, keys: '[MouseLeft>]' },
      { target: surface, coords: { clientX: from.clientX + 20, clientY: from.clientY } },
      { target: surface, coords: { clientX: to.clientX, clientY: to.clientY - 80 } },
      { target: surface, coords: { clientX: to.clientX, clientY: to.clientY - 80 }, keys: '[/MouseLeft]' },
    ]);
    await expect(args.onMove).toHaveBeenLastCalledWith('Loading bay', [expect.closeTo(0.836, 2), expect.any(Number)]);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** A station without a position is placed by a press on the plan, or by Shift and an arrow key. */
export const Placing: Story = {
  args: {
    selectedId: 'Gate',
    stations: [...planStations, { id: 'Gate', name: 'Gate', level: 'noData', position: null }],
    onMove: fn(),
    onPlace: fn(),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await isReady(canvasElement);
    const surface = canvas.getByRole('application');
    const village = pointOf(surface, 'Village school');
    await userEvent.pointer([
      { target: surface, coords: { ...village, clientY: village.clientY - 90 }, keys: '[MouseLeft]' },
    ]);
    await expect(args.onPlace).toHaveBeenCalledWith([expect.closeTo(0.044, 2), expect.any(Number)]);
    surface.focus();
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(args.onMove).toHaveBeenCalledWith('Gate', [expect.closeTo(0.044, 2), expect.any(Number)]);
  },
};

/** A plan as pixels, with transparent ground, on a phone. */
export const PixelsOnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  loaders: [async () => ({ url: await pixelsOf(examplePicture.url) })],
  render: (args, { loaded }) => (
    <div style={{ height: 640, maxWidth: 390 }}>
      <SitePlan {...args} picture={{ ...examplePicture, url: String(loaded['url']) }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await isReady(canvasElement);
    await expect(canvasElement.querySelector('[data-picture="shown"]')).not.toBeNull();
  },
};

async function pixelsOf(url: string): Promise<string> {
  const image = new Image(examplePicture.width, examplePicture.height);
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = examplePicture.width;
  canvas.height = examplePicture.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

export const GraphicsCardLost: Story = {
  tags: ['extended'],
  play: async ({ canvas, canvasElement }) => {
    await isReady(canvasElement);
    const lost = canvasElement.querySelector('canvas');
    const loss = lost?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    loss?.loseContext();
    await canvas.findByText(/lost its connection to the graphics card/);
    loss?.restoreContext();
    await waitFor(() => expect(canvas.queryByText(/lost its connection to the graphics card/)).toBeNull(), {
      timeout: 10_000,
    });
    await isReady(canvasElement);
    await expect(canvasElement.querySelector('canvas')).not.toBe(lost);
  },
};
