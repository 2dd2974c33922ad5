import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const meta = {
  title: 'Forms/ResetPasswordForm',
  component: ResetPasswordForm,
  args: { onSubmit: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 352 }}>{<Story />}</div>],
} satisfies Meta<typeof ResetPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const AsksForAPassword: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    await expect(await canvas.findByText('Please enter new Password')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^New password/)).toHaveFocus());
    await userEvent.type(canvas.getByLabelText(/^New password/), 'Zrak-2026');
    await expect(await canvas.findByText('Passwords must match')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SendsOnce: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: fn(() => new Promise<void>((resolve) => setTimeout(resolve, 100))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^New password/), 'Zrak-2026');
    await userEvent.type(canvas.getByLabelText(/^Repeat password/), 'Zrak-2026{Enter}{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Zrak-2026' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Refused: Story = {
  render: function Render(args) {
    const [error, setError] = useState<string>();
    return <ResetPasswordForm {...args} errorMessage={error} onSubmit={() => setError('Failed to reset password')} />;
  },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(/^New password/);
    await userEvent.type(password, 'Zrak-2026');
    await userEvent.type(canvas.getByLabelText(/^Repeat password/), 'Zrak-2026{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to reset password'));
    await waitFor(() => expect(password).toHaveValue(''));
    await expect(password).toHaveFocus();
    await expect(canvas.getByLabelText(/^Repeat password/)).toHaveValue('');
  },
};

/** An administrator sets another user's password. */
export const ForSomebodyElse: Story = {
  args: { username: 'marko', submitLabel: 'Set password', onCancel: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[autocomplete="username"]')).toHaveValue('marko');
    await userEvent.type(canvas.getByLabelText(/^New password/), 'Zrak-2026');
    await userEvent.type(canvas.getByLabelText(/^Repeat password/), 'Zrak-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Zrak-2026' }));
    // The form may stay on the page, so it must be empty.
    await waitFor(() => expect(canvas.getByLabelText(/^New password/)).toHaveValue(''));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { isPending: true } };
