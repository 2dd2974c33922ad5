import type { Meta, StoryObj } from '@storybook/react-vite';
import Grid from 'lucide-react/icons/grid-3x3';
import Ruler from 'lucide-react/icons/ruler';
import Tag from 'lucide-react/icons/tag';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ToggleButtonGroup, type ToggleButtonGroupProps } from './ToggleButtonGroup.tsx';

type Layer = 'names' | 'grid' | 'scale';

const withIcons = (size: number) =>
  [
    { id: 'names', label: 'Names', icon: <Tag size={size} /> },
    { id: 'grid', label: 'Grid', icon: <Grid size={size} /> },
    { id: 'scale', label: 'Scale', icon: <Ruler size={size} /> },
  ] as const;
const items = withIcons(16);

const meta = {
  title: 'Actions/ToggleButtonGroup',
  component: ToggleButtonGroup<Layer>,
  args: { label: 'Layers', items, value: ['names'], onChange: () => undefined },
  render: function Render(args: ToggleButtonGroupProps<Layer>) {
    const [value, setValue] = useState(args.value);
    return <ToggleButtonGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ToggleButtonGroup<Layer>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Multiple: Story = {
  parameters: { isPicturedInDark: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scale' }));
    await expect(canvas.getByRole('button', { name: 'Names' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Scale' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Names' }));
    await expect(canvas.getByRole('button', { name: 'Names' })).toHaveAttribute('aria-pressed', 'false');
  },
};
export const LabelVisible: Story = { args: { isLabelVisible: true } };
export const Small: Story = { args: { size: 'small' } };
export const IconsOnly: Story = {
  args: { isIconOnly: true, items: withIcons(20) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Grid' })).toBeVisible();
  },
};
export const Vertical: Story = { args: { orientation: 'vertical' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const OneDisabled: Story = {
  args: { items: items.map((item) => ({ ...item, isDisabled: item.id === 'grid' })) },
};

/** One at most: pressing another releases the first. */
export const Single: Story = {
  args: { selectionMode: 'single' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Grid' }));
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Names' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Grid' }));
    await expect(canvas.getByRole('radio', { name: 'Grid' })).not.toBeChecked();
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Names' }));
    await expect(canvas.getByRole('button', { name: 'Names' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Names' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Grid' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
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
