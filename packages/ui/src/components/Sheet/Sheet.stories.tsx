import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, type UserEventObject, waitFor } from 'storybook/test';
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

const bodyOf = (handle: HTMLElement) => handle.parentElement!.nextElementSibling!;

/** Moves the pointer, and waits before it is released: a sheet that stops is not thrown. */
async function pull(user: UserEventObject, target: Element, fromY: number, toY: number) {
  const at = (clientY: number) => ({ target, coords: { clientX: 100, clientY } });
  await user.pointer([{ keys: '[MouseLeft>]', ...at(fromY) }, at((fromY + toY) / 2), at(toY)]);
  await new Promise((done) => setTimeout(done, 50));
  await user.pointer([at(toY + 1), { keys: '[/MouseLeft]', ...at(toY + 1) }]);
}

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
    const { top } = handle.getBoundingClientRect();
    const drag = (to: number) => pull(userEvent, handle, handle.getBoundingClientRect().top + 10, to);
    await drag(top + 220);
    await waitFor(() => expect(heightOf(canvasElement)).toBe(96));
    await drag(40);
    await waitFor(() => expect(heightOf(canvasElement)).toBe(600));
    // A press without a drag.
    await userEvent.click(handle);
    await waitFor(() => expect(heightOf(canvasElement)).toBe(300));
  },
};

/** At the lowest stop all that is visible is a handle, and the content begins at its top. */
export const PulledByTheStrip: Story = {
  tags: ['!dev', '!autodocs'],
  args: { stop: 'full' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const body = bodyOf(canvas.getByRole('slider'));
    const title = canvas.getByText('14 stations');
    body.scrollTop = 120;
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '0' } });
    await waitFor(() => expect(heightOf(canvasElement)).toBe(96));
    await expect(body.scrollTop).toBe(0);
    await expect(getComputedStyle(body).overflowY).toBe('hidden');

    const middle = () => title.getBoundingClientRect().top + 10;
    await pull(userEvent, title, middle(), 330);
    await waitFor(() => expect(heightOf(canvasElement)).toBe(300));
    // Above the lowest stop the content scrolls.
    await pull(userEvent, title, middle(), 40);
    await expect(heightOf(canvasElement)).toBe(300);

    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '0' } });
    await waitFor(() => expect(heightOf(canvasElement)).toBe(96));
    await userEvent.click(title);
    await waitFor(() => expect(heightOf(canvasElement)).toBe(300));
    await expect(args.onStopChange).toHaveBeenLastCalledWith('half');
  },
};

/** In a wide window: the content keeps what the user has entered. */
export const InPlace: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [isInPlace, setInPlace] = useState(false);
    return (
      <div style={{ position: 'relative', height: 400 }}>
        <Button onPress={() => setInPlace(!isInPlace)}>Turn</Button>
        <Sheet {...args} isInPlace={isInPlace}>
          <input aria-label="Name" />
        </Sheet>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox');
    await userEvent.type(name, 'Kranj');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn' }));
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('textbox')).toBe(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Turn' }));
    await expect(canvas.getByRole('slider')).toBeInTheDocument();
    await expect(canvas.getByRole('textbox')).toHaveValue('Kranj');
  },
};
