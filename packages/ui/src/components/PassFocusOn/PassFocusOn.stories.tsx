import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { PassFocusOn, type PassFocusOnProps } from './PassFocusOn.tsx';

function Zoom(props: PassFocusOnProps) {
  const [isZoomed, setZoomed] = useState(true);
  return (
    <Inline>
      <Button onPress={() => setZoomed(true)}>Zoom in</Button>
      {isZoomed && (
        <PassFocusOn {...props}>
          <Button onPress={() => setZoomed(false)}>Whole period</Button>
        </PassFocusOn>
      )}
    </Inline>
  );
}

const meta = {
  title: 'Layout and text/PassFocusOn',
  component: PassFocusOn,
  args: { children: null },
  render: (args) => <Zoom {...args} />,
} satisfies Meta<typeof PassFocusOn>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button removes itself, and its neighbour has the focus. */
export const ToTheNeighbour: Story = {
  args: { to: 'neighbour' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Whole period' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Whole period' })).toBeNull();
  },
};
