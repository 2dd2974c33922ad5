import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MultiComboBox } from './MultiComboBox.tsx';

const meta = {
  title: 'Inputs/MultiComboBox',
  component: MultiComboBox,
  args: {
    label: 'Data series',
    sections: [
      {
        id: 'bezigrad',
        label: 'Ljubljana Bežigrad',
        items: [
          { id: 'bezigrad-pm10', label: 'PM10', description: 'µg/m³' },
          { id: 'bezigrad-no2', label: 'NO₂', description: 'µg/m³' },
        ],
      },
      { id: 'celje', label: 'Celje bolnica', items: [{ id: 'celje-pm10', label: 'PM10', description: 'µg/m³' }] },
    ],
    selectedKeys: [],
    onSelectionChange: fn(),
    placeholder: 'Search quantities or stations',
  },
  render: function Render(args) {
    const [chosen, setChosen] = useState(args.selectedKeys);
    return (
      <MultiComboBox
        {...args}
        selectedKeys={chosen}
        onSelectionChange={(ids) => {
          setChosen(ids);
          args.onSelectionChange(ids);
        }}
      />
    );
  },
  decorators: [(Story) => <div style={{ maxWidth: 320, minHeight: 360 }}>{<Story />}</div>],
} satisfies Meta<typeof MultiComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutVisibleLabel: Story = {
  args: { isLabelVisible: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Data series' })).toBeVisible();
  },
};

export const Closed: Story = { args: { description: 'Up to 12' } };
export const Invalid: Story = { args: { errorMessage: 'Please choose a series' } };
export const Disabled: Story = { args: { isDisabled: true } };

export const ChosenByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Data series' });
    await userEvent.type(input, 'bezi pm');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['bezigrad-pm10']);
    await userEvent.clear(input);
    await userEvent.type(input, 'celje');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['bezigrad-pm10', 'celje-pm10']);
    // Leaving it changes nothing.
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const UnderHeadings: Story = {
  args: { selectedKeys: ['bezigrad-no2'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Ljubljana Bežigrad' })).toBeVisible());
    await expect(screen.getByRole('option', { name: /NO₂/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Full: Story = {
  args: { selectedKeys: ['bezigrad-no2', 'celje-pm10'], maxSelectedKeys: 2, description: '2 of 2 chosen' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await expect(screen.getAllByRole('option', { name: /PM10/ })[0]).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('option', { name: /NO₂/ })).not.toHaveAttribute('aria-disabled');
    await waitFor(() => expect(screen.getByRole('option', { name: /NO₂/ })).toBeVisible());
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ozone');
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
  },
};

const many = Array.from({ length: 200 }, (_, index) => ({
  id: String(index),
  label: `Station ${index + 1}`,
  items: ['PM10', 'NO₂', 'O₃'].map((label) => ({ id: `${index} ${label}`, label })),
}));

/** Of hundreds of options, about a dozen are in the document. */
export const Hundreds: Story = {
  parameters: { isForBrowsersOnly: true },
  args: { sections: many },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Station 1' })).toBeVisible());
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.type(input, 'o3 200');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['199 O₃']);
  },
};
