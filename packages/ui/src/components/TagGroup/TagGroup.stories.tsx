import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TagGroup } from './TagGroup.tsx';

const meta = {
  title: 'Data display/TagGroup',
  component: TagGroup,
  args: {
    label: 'Compared series',
    items: [
      { id: '1', label: 'PM10, Celje bolnica' },
      { id: '2', label: 'PM10, Zagorje' },
      { id: '3', label: 'O₃, Krvavec' },
    ],
  },
} satisfies Meta<typeof TagGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None')).toBeVisible();
  },
};

export const Removable: Story = {
  args: { onRemove: fn() },
  render: function Render(args) {
    const [items, setItems] = useState(args.items);
    return <TagGroup {...args} items={items} onRemove={(id) => setItems(items.filter((item) => item.id !== id))} />;
  },
  play: async ({ canvas, userEvent }) => {
    const tags = () => canvas.getAllByRole('row').map((tag) => tag.textContent);
    await userEvent.click(canvas.getByRole('button', { name: /Remove PM10, Zagorje/ }));
    await expect(tags()).toEqual(['PM10, Celje bolnica', 'O₃, Krvavec']);
    // Moves to the next tag by keyboard and removes it; the focus stays among the tags.
    canvas.getAllByRole('row')[0]!.focus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(tags()).toEqual(['PM10, Celje bolnica']);
    await expect(canvas.getByRole('row')).toHaveFocus();
  },
};

export const OneRow: Story = {
  args: { layout: 'row', onRemove: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{<Story />}</div>],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('data-hidden-edges', 'right'));
  },
};

export const LongNames: Story = {
  args: { onRemove: fn(), items: [{ id: '1', label: 'Luftqualitätsüberwachungsmessstation'.repeat(6) }] },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{<Story />}</div>],
};
