import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Inputs/Select',
  component: Select,
  args: {
    label: 'Averaging interval',
    items: [
      { id: '15m', label: '15 minutes' },
      { id: '1h', label: '1 hour' },
      { id: '24h', label: '24 hours', description: 'Days by local time' },
    ],
    onSelectionChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{<Story />}</div>],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Chosen: Story = { args: { defaultSelectedKey: '1h' } };
export const Small: Story = { args: { size: 'small', defaultSelectedKey: '1h', isLabelVisible: false } };
export const Invalid: Story = {
  args: { errorMessage: 'Please choose an interval' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeInvalid();
    await expect(button).toHaveAccessibleDescription(/Please choose an interval/);
  },
};
export const Disabled: Story = { args: { isDisabled: true, defaultSelectedKey: '1h' } };

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultSelectedKey: '1h' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('24h');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** A native form sends the option that is shown, also after a reset. */
export const InForm: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { name: 'interval', defaultSelectedKey: '1h' },
  decorators: [
    (Story) => (
      <form aria-label="Settings">
        <Story />
        <button type="reset">Reset</button>
      </form>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Settings' });
    const field = canvas.getByRole('button', { name: /Averaging interval/ });
    const reset = canvas.getByRole('button', { name: 'Reset' });
    const expectBoth = async (key: string, label: string) => {
      await waitFor(() => expect(field).toHaveTextContent(label));
      await expect(new FormData(form).get('interval')).toBe(key);
    };
    await expectBoth('1h', '1 hour');
    await userEvent.click(reset);
    await expectBoth('1h', '1 hour');
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: '15 minutes' }));
    await expectBoth('15m', '15 minutes');
    await userEvent.click(reset);
    await expectBoth('1h', '1 hour');
    form.reset();
    await expectBoth('1h', '1 hour');
  },
};

const manyItems = Array.from({ length: 10_000 }, (_, index) => ({ id: String(index), label: `Station ${index + 1}` }));

/** Of ten thousand options, about a dozen are in the document. */
export const TenThousand: Story = {
  parameters: { isForBrowsersOnly: true },
  args: { items: manyItems, defaultSelectedKey: '4' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Averaging interval/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Station 5' })).toBeVisible());
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Station 10000' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('9999');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const LongLabels: Story = {
  args: {
    items: [{ id: '1', label: 'Luftqualitätsüberwachungsmessstation'.repeat(6), description: 'x'.repeat(200) }],
    defaultSelectedKey: '1',
  },
};
export const NoItems: Story = { args: { items: [] } };
