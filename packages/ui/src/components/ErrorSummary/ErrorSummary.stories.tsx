import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [
  { id: 'username', message: 'Please enter Username' },
  { id: 'password', message: 'Please enter Password' },
];

const meta = {
  title: 'Feedback/ErrorSummary',
  component: ErrorSummary,
  args: { errors, onSelect: fn() },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoErrors: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const summary = canvas.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveFocus();
    await expect(document.title).toMatch(/^Error: /);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Please enter Username' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('password');
    await expect(window.location.hash).toBe('');
  },
};

/** A second rejection with the same errors focuses the summary again. */
export const RefusedAgain: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [current, setCurrent] = useState(args.errors);
    return (
      <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
        <ErrorSummary {...args} errors={current} />
        <Button onPress={() => setCurrent([...args.errors])}>Send</Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

export const LongMessages: Story = {
  args: {
    errors: errors.map(({ id }) => ({ id, message: 'Luftqualitätsüberwachungsmessstation '.repeat(6).trim() })),
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{<Story />}</div>],
};
