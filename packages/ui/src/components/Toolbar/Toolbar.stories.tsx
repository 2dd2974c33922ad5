import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import Grid from 'lucide-react/icons/grid-3x3';
import Ruler from 'lucide-react/icons/ruler';
import Undo from 'lucide-react/icons/undo';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ToggleButtonGroup } from '../ToggleButtonGroup/ToggleButtonGroup.tsx';
import { Toolbar, ToolbarSeparator, type ToolbarProps } from './Toolbar.tsx';

const layers = [
  { id: 'grid', label: 'Grid', icon: <Grid size={20} /> },
  { id: 'scale', label: 'Scale', icon: <Ruler size={20} /> },
] as const;

function Layers({ orientation }: { orientation: 'horizontal' | 'vertical' }) {
  const [value, setValue] = useState<readonly ('grid' | 'scale')[]>(['grid']);
  return (
    <ToggleButtonGroup
      label="Layers"
      items={layers}
      value={value}
      onChange={setValue}
      orientation={orientation}
      isIconOnly
    />
  );
}

const controls = (orientation: 'horizontal' | 'vertical') => (
  <>
    <IconButton label="Undo" icon={<Undo size={20} aria-hidden="true" />} />
    <ToolbarSeparator />
    <Layers orientation={orientation} />
    <ToolbarSeparator />
    <IconButton label="Export" icon={<Download size={20} aria-hidden="true" />} />
  </>
);

const meta = {
  title: 'Actions/Toolbar',
  component: Toolbar,
  args: { label: 'Graph', children: controls('horizontal') } satisfies ToolbarProps,
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  parameters: { isPicturedInDark: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Graph' })).toBeVisible();
    // A group of toggle buttons in a toolbar is not a toolbar itself.
    await expect(canvas.getByRole('group', { name: 'Layers' })).toBeVisible();
  },
};
export const Vertical: Story = {
  args: { orientation: 'vertical', children: controls('vertical') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Grid' })).toHaveFocus();
  },
};

const buttons = ['Series', 'Period', 'Options', 'Compare', 'Export'].map((name) => <Button key={name}>{name}</Button>);

/** The faded edge shows that the row goes on. */
export const PlainAndTooLong: Story = {
  args: { look: 'plain', children: buttons },
  parameters: { isPicturedInDark: true },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{<Story />}</div>],
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('toolbar');
    await waitFor(() => expect(bar).toHaveAttribute('data-hidden-edges', 'right'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(bar).toHaveAttribute('data-hidden-edges', 'left'));
    bar.scrollLeft = 0;
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      <Toolbar {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    // Back to the control that was used last.
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Grid' })).toHaveFocus();
  },
};
