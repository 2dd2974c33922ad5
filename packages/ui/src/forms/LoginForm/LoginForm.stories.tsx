import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { LoginForm } from './LoginForm.tsx';

const meta = {
  title: 'Forms/LoginForm',
  component: LoginForm,
  args: { onSubmit: fn(), forgotPasswordHref: '#forgot', registerHref: '#register' },
  decorators: [(Story) => <div style={{ maxWidth: 352 }}>{<Story />}</div>],
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const AsksForBoth: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    const username = canvas.getByRole('textbox', { name: /Username/ });
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(username).toHaveAccessibleDescription('Please enter Username');
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription('Please enter Password');
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter Password' }));
    await expect(canvas.getByLabelText(/^Password/)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Only one field is missing, so it takes the focus. */
export const AsksForOne: Story = {
  args: { defaultUsername: 'ziva' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Password/)).toHaveFocus());
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription('Please enter Password');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const SendsOnce: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: fn(() => new Promise<void>((resolve) => setTimeout(resolve, 100))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Username/ }), 'ziva');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'correct horse{Enter}{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ username: 'ziva', password: 'correct horse' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Refused: Story = {
  render: function Render(args) {
    const [error, setError] = useState<string>();
    return <LoginForm {...args} errorMessage={error} onSubmit={() => setError('Invalid credentials')} />;
  },
  play: async ({ canvas, userEvent }) => {
    const username = canvas.getByRole('textbox', { name: /Username/ });
    const password = canvas.getByLabelText(/^Password/);
    await userEvent.type(username, 'ziva');
    for (const attempt of ['wrong', 'wrong again']) {
      await userEvent.type(password, `${attempt}{Enter}`);
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Invalid credentials'));
      await waitFor(() => expect(password).toHaveValue(''));
      await expect(password).toHaveFocus();
    }
    await expect(username).toHaveValue('ziva');
  },
};

export const Pending: Story = { args: { isPending: true, defaultUsername: 'ziva' } };
