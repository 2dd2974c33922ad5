import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  args: { label: 'Stations', stop: 'half', onStopChange: fn(), children: null },
  parameters: { layout: 'fullscreen' },
  render: function Render(args) {
    const [stop, setStop] = useState(args.stop);
    return (
      <div style={{ position: 'relative', maxWidth: 390, height: 600, overflow: 'clip' }}>
        <Sheet
          {...args}
          stop={stop}
          onStopChange={(next) => {
            args.onStopChange(next);
            setStop(next);
          }}
        >
          <div style={{ padding: '0 16px' }}>
            <strong>14 stations</strong>
            {Array.from({ length: 12 }, (_, index) => (
              <p key={index}>
                <Button size="small">{`Station ${index + 1}`}</Button>
              </p>
            ))}
          </div>
        </Sheet>
      </div>
    );
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const heightOf = (root: HTMLElement) => root.querySelector('[data-stop]')!.getBoundingClientRect().height;

export const Half: Story = { parameters: { isPicturedInDark: true } };
export const Peek: Story = {
  args: { stop: 'peek' },
  play: async ({ canvasElement }) => expect(heightOf(canvasElement)).toBe(96),
};
export const Full: Story = { args: { stop: 'full' } };

/** The browser moves the handle by its keys: up, down, Home and End. */
export const ByKeyboard: Story = {
  args: { stop: 'peek' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const handle = canvas.getByRole('slider', { name: 'Height of “Stations”' });
    await expect(handle).toHaveAttribute('aria-valuetext', 'Low');
    await fireEvent.change(handle, { target: { value: '2' } });
    await waitFor(() => expect(heightOf(canvasElement)).toBe(600));
    await fireEvent.change(handle, { target: { value: '0' } });
    await waitFor(() => expect(heightOf(canvasElement)).toBe(96));
    // A control that gets the focus is shown.
    handle.focus();
    await userEvent.tab();
    await waitFor(() => expect(heightOf(canvasElement)).toBe(300));
  },
};

export const ByPointer: Story = {
  args: { stop: 'half' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const handle = canvas.getByRole('slider').parentElement!;
    const { left, top } = handle.getBoundingClientRect();
    const drag = async (to: number) => {
      const from = handle.getBoundingClientRect().top + 10;
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: handle, coords: { clientX: left + 100, clientY: from } },
        { target: handle, coords: { clientX: left + 100, clientY: (from + to) / 2 } },
        { target: handle, coords: { clientX: left + 100, clientY: to } },
      ]);
      // A sheet that stops before it is released is not thrown.
      await new Promise((done) => setTimeout(done, 50));
      await userEvent.pointer([
        { target: handle, coords: { clientX: left + 100, clientY: to } },
        { keys: '[/MouseLeft]', target: handle, coords: { clientX: left + 100, clientY: to } },
      ]);
    };
    await drag(top + 220);
    await waitFor(() => expect(heightOf(canvasElement)).toBe(96));
    await drag(40);
    await waitFor(() => expect(heightOf(canvasElement)).toBe(600));
    // A press without a drag.
    await userEvent.click(handle);
    await waitFor(() => expect(heightOf(canvasElement)).toBe(300));
  },
};
