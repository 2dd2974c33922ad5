import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { described, firstViewOf, viewOf } from './examples/description.ts';
import { exampleArgs, flagged, pm10, temperature } from './examples/exampleSeries.ts';
import { SeriesChart } from './SeriesChart.tsx';

/** Tests of the chart in use, which the docs page does not show. */
const meta = {
  title: 'Charts/SeriesChart',
  tags: ['!dev', '!autodocs'],
  component: SeriesChart,
  args: exampleArgs,
  render: (args) => (
    <Card>
      <SeriesChart {...args} />
    </Card>
  ),
} satisfies Meta<typeof SeriesChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const closed = fn();

export const FlagsAreRead: Story = {
  args: { series: [flagged] },
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await userEvent.tab();
    await userEvent.keyboard('{End}{PageUp}{PageUp}{ArrowLeft}{ArrowLeft}');
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent(/PM10 .*Not valid/),
    );
  },
};

const press = (target: HTMLElement, type: string, x: number, more: PointerEventInit = {}) => {
  const box = target.getBoundingClientRect();
  const place = { clientX: box.left + box.width * x, clientY: box.top + 60 };
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', ...place, ...more }),
  );
};

export const ZoomByFingers: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    const plot = canvas.getByRole('application');
    const before = await firstViewOf(canvas);
    const finger = (pointerId: number) => ({ pointerId, pointerType: 'touch' });
    press(plot, 'pointerdown', 0.4, finger(2));
    press(plot, 'pointerdown', 0.6, finger(3));
    press(plot, 'pointermove', 0.2, finger(2));
    press(plot, 'pointermove', 0.8, finger(3));
    press(plot, 'pointerup', 0.2, finger(2));
    press(plot, 'pointerup', 0.8, finger(3));
    await waitFor(() => expect(viewOf(canvas)).not.toBe(before));
  },
};

/** A finger that is lifted leaves the plot; its values stay. */
export const Tapped: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    const plot = canvas.getByRole('application');
    const { left, top, width } = plot.getBoundingClientRect();
    const tap = async (part: number) => {
      await userEvent.pointer({
        keys: '[TouchA]',
        target: plot,
        coords: { clientX: left + width * part, clientY: top + 60 },
      });
      await waitFor(() => expect(plot).toHaveTextContent(/\d{2}:00 CET/));
      return plot.textContent;
    };
    const first = await tap(0.3);
    await expect(await tap(0.6)).not.toBe(first);
    // The browser takes a finger that scrolls the page: it is not lifted.
    const shown = plot.textContent;
    press(plot, 'pointerdown', 0.8, { pointerId: 9, pointerType: 'touch' });
    press(plot, 'pointercancel', 0.8, { pointerId: 9, pointerType: 'touch' });
    await expect(plot).toHaveTextContent(shown);
  },
};

export const ZoomByWheel: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    const plot = canvas.getByRole('application');
    const before = await firstViewOf(canvas);
    const wheel = (more: WheelEventInit) => {
      const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX: 300, deltaY: -200, ...more });
      plot.dispatchEvent(event);
      return event.defaultPrevented;
    };
    // Without Ctrl and without focus the page scrolls.
    await expect(wheel({})).toBe(false);
    await expect(wheel({ ctrlKey: true })).toBe(true);
    await waitFor(() => expect(viewOf(canvas)).not.toBe(before));
    await expect(wheel({ ctrlKey: true, deltaY: 2000 })).toBe(true);
    await waitFor(() => expect(viewOf(canvas)).toBe(before));
    plot.focus();
    await expect(wheel({ deltaY: 200 })).toBe(false);
  },
};

export const Saved: Story = {
  args: {
    label: 'PM10 and temperature',
    series: [flagged, temperature],
    source: 'Data: Zrak',
    writeWorkbook: fn(({ title, times }) => Promise.resolve(new Blob([`${title}: ${times.length} rows`]))),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Save graph' }));
    const files: { name: string; blob: Promise<Blob> }[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function take(
      this: HTMLAnchorElement,
    ) {
      files.push({ name: this.download, blob: fetch(this.href).then((answer) => answer.blob()) });
    });
    try {
      for (const format of ['PNG', 'SVG', 'CSV', 'Excel']) {
        await userEvent.click(canvas.getByRole('button', { name: `Save as ${format}` }));
        const name = `PM10 and temperature.${format === 'Excel' ? 'xlsx' : format.toLowerCase()}`;
        // The code is loaded first.
        await waitFor(() => expect(files.at(-1)?.name).toBe(name), { timeout: 20_000 });
      }
    } finally {
      click.mockRestore();
    }
    const [png, svg, csv, excel] = await Promise.all(files.map(({ blob }) => blob));
    const picture = await createImageBitmap(png!);
    await expect(picture.width).toBe(2400);
    await expect(await svg!.text()).toMatch(/<title>PM10 and temperature<\/title>.*°C.*Data: Zrak/s);
    await expect((await csv!.text()).split('\r\n')).toHaveLength(170);
    await expect(await excel!.text()).toBe('PM10 and temperature: 168 rows');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await userEvent.tab();
    await expect(canvas.getByRole('application')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    const spoken = canvasElement.querySelector('[aria-live="polite"]');
    await waitFor(() => expect(spoken).toHaveTextContent(/20\/11\/2026, 22:00 CET: PM10 [\d.]+ µg\/m³/));
    await expect(canvasElement).toHaveTextContent('20/11/2026, 22:00');
  },
};

/** The first Escape hides the values, the second closes the dialog. */
export const EscapeInDialog: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Dialog title="PM10" isOpen onOpenChange={closed}>
      <SeriesChart {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const plot = await screen.findByRole('application');
    plot.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(plot).toHaveTextContent('20/11/2026, 23:00'));
    await userEvent.keyboard('{Escape}');
    await expect(closed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(closed).toHaveBeenCalledWith(false);
  },
};

export const AsSound: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { label: 'PM10 and temperature', series: [pm10, temperature], arrangement: 'over' },
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await userEvent.tab();
    const spoken = canvasElement.querySelector('[aria-live="polite"]');
    await userEvent.keyboard('s');
    await waitFor(() =>
      expect(spoken).toHaveTextContent(/^PM10 as sound: the lowest tone is 0, the highest \d+ µg\/m³/),
    );
    // The cursor follows the sound.
    await waitFor(() => expect(canvasElement).toHaveTextContent(/\d+\/11\/2026, \d\d:00/));
    await userEvent.keyboard('s');
    await waitFor(() => expect(spoken).toHaveTextContent(/^Temperature as sound/));
    await userEvent.keyboard('{Escape}');
  },
};

/** A maintenance that has no end yet, beside limits and values that are not finite. */
export const WithoutEnd: Story = {
  args: {
    periods: [{ id: 'works', label: 'Roadworks', from: -Infinity, to: Infinity }],
    referenceLines: [{ id: 'none', label: 'No limit', value: Infinity }],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await described(canvas.getByRole('application'), /Roadworks/);
  },
};
