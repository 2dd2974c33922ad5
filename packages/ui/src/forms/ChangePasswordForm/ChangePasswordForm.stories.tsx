import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

const meta = {
  title: 'Forms/ChangePasswordForm',
  component: ChangePasswordForm,
  args: { onSubmit: fn(), username: 'ziva' },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{<Story />}</div>],
} satisfies Meta<typeof ChangePasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 100));

type Tools = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const fields = (canvas: Tools['canvas']) => [
  canvas.getByLabelText(/^Old password/),
  canvas.getByLabelText(/^New password/),
  canvas.getByLabelText(/^Repeat password/),
];

async function fill({ canvas, userEvent }: Tools, end = '') {
  const [old, password, repeat] = fields(canvas);
  await userEvent.type(old!, 'Burja-2025');
  await userEvent.type(password!, 'Zrak-2026');
  await userEvent.type(repeat!, `Zrak-2026${end}`);
}

export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [old, password] = fields(canvas);
    // Password managers use this attribute.
    await expect(old).toHaveAttribute('autocomplete', 'current-password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvasElement.querySelector('[autocomplete="username"]')).toHaveValue('ziva');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(password).toHaveAccessibleDescription(/At least 6 characters.*Number/);
  },
};

export const AsksForBoth: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [old, password] = fields(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(old).toHaveAccessibleDescription('Please enter old Password');
    await expect(password).toHaveAccessibleDescription(/Please enter new Password/);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(old).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const PasswordsMustMatch: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await fill({ canvas, userEvent }, 'x{Enter}');
    const repeat = canvas.getByLabelText(/^Repeat password/);
    await waitFor(() => expect(repeat).toHaveAccessibleDescription('Passwords must match'));
    await waitFor(() => expect(repeat).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The form stays on the page: after submission it is empty and shows no error. */
export const SendsOnceAndForgets: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: fn(later) },
  play: async ({ args, canvas, userEvent }) => {
    await fill({ canvas, userEvent }, '{Enter}{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ oldPassword: 'Burja-2025', newPassword: 'Zrak-2026' }),
    );
    for (const field of fields(canvas)) await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByLabelText(/^Old password/)).not.toBeInvalid();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Refused: Story = {
  render: function Render(args) {
    const [error, setError] = useState<string>();
    return <ChangePasswordForm {...args} errorMessage={error} onSubmit={() => setError('Password change failed')} />;
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, '{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Password change failed'));
    for (const field of fields(canvas)) await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.getByLabelText(/^Old password/)).toHaveFocus();
  },
};

/** The server names the field, again on each submission. */
export const OldOneIsWrong: Story = {
  render: function Render(args) {
    const [error, setError] = useState<string>();
    return (
      <ChangePasswordForm
        {...args}
        {...(error && { fieldErrors: { oldPassword: error } })}
        onSubmit={async () => {
          setError(undefined);
          await later();
          setError('Incorrect password');
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const old = canvas.getByLabelText(/^Old password/);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await fill({ canvas, userEvent }, '{Enter}');
      await waitFor(() => expect(old).toHaveAccessibleDescription('Incorrect password'));
      await waitFor(() => expect(old).toHaveFocus());
      await expect(old).toHaveValue('');
      await expect(canvas.queryByRole('alert')).toBeNull();
    }
  },
};

export const Pending: Story = { args: { isPending: true } };
export const WithCancel: Story = { args: { onCancel: fn() } };
