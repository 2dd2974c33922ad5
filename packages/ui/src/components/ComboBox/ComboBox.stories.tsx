import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ComboBox } from './ComboBox.tsx';

const meta = {
  title: 'Inputs/ComboBox',
  component: ComboBox,
  args: {
    label: 'Client',
    items: [
      { id: 'arso', label: 'Agencija za okolje', description: 'ARSO' },
      { id: 'celje', label: 'Mestna občina Celje', description: 'CELJE' },
      { id: 'cement', label: 'Cementarna Trbovlje', description: 'CEM' },
      { id: 'old', label: 'Opuščeni naročnik', isDisabled: true },
    ],
    onSelectionChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{<Story />}</div>],
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = { args: { placeholder: 'Name or code' } };
export const Chosen: Story = { args: { defaultSelectedKey: 'celje' } };
export const Disabled: Story = { args: { isDisabled: true, defaultSelectedKey: 'celje' } };
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Client is missing' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: /Client/ });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Client is missing');
  },
};

export const NarrowedByTyping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Client' });
    await userEvent.type(input, 'cem');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('cement');
    await expect(input).toHaveValue('Cementarna Trbovlje');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Client' }), 'xyz');
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
  },
};

export const WipedOut: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultSelectedKey: 'celje' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Client' });
    await userEvent.clear(input);
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenLastCalledWith(null));
    await userEvent.tab();
    await expect(input).toHaveValue('');
  },
};

export const OpenedByButton: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: /Celje/ }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('celje');
  },
};

const manyClients = Array.from({ length: 10_000 }, (_, index) => ({ id: String(index), label: `Client ${index + 1}` }));

/** Of ten thousand options, about a dozen are in the document. */
export const TenThousand: Story = {
  parameters: { isForBrowsersOnly: true },
  args: { items: manyClients },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Client 1' })).toBeVisible());
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Client' }), '9999');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('9998');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
