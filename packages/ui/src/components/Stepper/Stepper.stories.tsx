import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stepper, type StepperProps } from './Stepper.tsx';

const items = [
  { id: 'file', label: 'Choose a file', description: 'CSV or Excel' },
  { id: 'columns', label: 'Assign columns' },
  { id: 'check', label: 'Check the values' },
  { id: 'import', label: 'Import' },
];

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { label: 'Import of measurements', items, value: 'check' },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  parameters: { isPicturedInDark: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Import of measurements' })).toBeVisible();
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    await expect(steps[1]).toHaveTextContent('Assign columns, Done');
  },
};
export const Vertical: Story = { args: { orientation: 'vertical' } };
export const First: Story = { args: { value: 'file' } };
export const Invalid: Story = {
  args: { items: items.map((step) => ({ ...step, isInvalid: step.id === 'columns' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Assign columnsNeeds correction');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

function WithButtons(args: StepperProps) {
  const [value, setValue] = useState(args.value);
  return <Stepper {...args} value={value} onChange={setValue} />;
}

/** Only steps that are done can be returned to. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <WithButtons {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Assign columns/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LongLabels: Story = {
  args: { items: items.map((step) => ({ ...step, label: 'Luftqualitätsüberwachungsmessstation'.repeat(2) })) },
};
