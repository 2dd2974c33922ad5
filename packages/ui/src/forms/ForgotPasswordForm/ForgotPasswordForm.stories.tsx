import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

const meta = {
  title: 'Forms/ForgotPasswordForm',
  component: ForgotPasswordForm,
  args: { onSubmit: fn(), logInHref: '#login' },
  decorators: [(Story) => <div style={{ maxWidth: 352 }}>{<Story />}</div>],
} satisfies Meta<typeof ForgotPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const AsksForTheAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: /E-mail/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(await canvas.findByText('Please enter E-mail')).toBeVisible();
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.type(email, 'ziva@example');
    await expect(await canvas.findByText('Incorrect E-mail form')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** With the address typed on the previous page. */
export const Prefilled: Story = {
  args: {
    defaultEmail: 'ziva@example.org',
    onSubmit: fn(() => new Promise<void>((resolve) => setTimeout(resolve, 100))),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /E-mail/ }), '{Enter}{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ziva@example.org' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Refused: Story = {
  args: { defaultEmail: 'ziva@example.org' },
  render: function Render(args) {
    const [error, setError] = useState<string>();
    return (
      <ForgotPasswordForm
        {...args}
        errorMessage={error}
        onSubmit={() => setError('Failed to send password reset email')}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send password reset email'));
    await expect(canvas.getByRole('textbox', { name: /E-mail/ })).toHaveValue('ziva@example.org');
  },
};

export const Pending: Story = { args: { isPending: true, defaultEmail: 'ziva@example.org' } };
