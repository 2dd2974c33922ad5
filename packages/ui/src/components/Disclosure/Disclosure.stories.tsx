import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Disclosure, DisclosureGroup } from './Disclosure.tsx';

const meta = {
  title: 'Layout and text/Disclosure',
  component: Disclosure,
  args: { title: 'How the index is worked out', children: 'The worst pollutant decides.', onExpandedChange: fn() },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'How the index is worked out' });
    await expect(canvas.getByText('The worst pollutant decides.')).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('The worst pollutant decides.')).toBeVisible();
    await expect(args.onExpandedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};
export const Open: Story = { args: { defaultExpanded: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongTitle: Story = {
  args: { title: 'Luftqualitätsüberwachungsmessstation'.repeat(5) },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{<Story />}</div>],
};

export const Group: Story = {
  render: () => (
    <DisclosureGroup defaultExpandedKeys={['pm']}>
      <Disclosure id="pm" title="Particulate matter">
        Fine dust
      </Disclosure>
      <Disclosure id="o3" title="Ozone">
        Summer smog
      </Disclosure>
    </DisclosureGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Fine dust')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ozone' }));
    await expect(canvas.getByText('Summer smog')).toBeVisible();
    await expect(canvas.getByText('Fine dust')).not.toBeVisible();
  },
};
