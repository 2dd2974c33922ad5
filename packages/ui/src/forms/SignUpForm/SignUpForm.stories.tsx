import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SignUpForm } from './SignUpForm.tsx';

const meta = {
  title: 'Forms/SignUpForm',
  component: SignUpForm,
  args: { onSubmit: fn(), logInHref: '#login' },
  decorators: [(Story) => <div style={{ maxWidth: 352 }}>{<Story />}</div>],
} satisfies Meta<typeof SignUpForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const values = { fullName: 'Živa Kos', email: 'ziva@example.org', password: 'Zrak-2026' };

type Tools = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function fill({ canvas, userEvent }: Tools, password = values.password, repeat = password) {
  await userEvent.type(canvas.getByRole('textbox', { name: /Full name/ }), values.fullName);
  await userEvent.type(canvas.getByRole('textbox', { name: /E-mail/ }), values.email);
  await userEvent.type(canvas.getByLabelText(/^Password/), password);
  await userEvent.type(canvas.getByLabelText(/^Repeat password/), repeat);
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    // Password managers use this attribute.
    await expect(canvas.getByLabelText(/^Password/)).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByLabelText(/^Repeat password/)).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByRole('textbox', { name: /E-mail/ })).toHaveAttribute('autocomplete', 'email');
    await expect(canvas.getByRole('textbox', { name: /Full name/ })).toHaveAttribute('autocomplete', 'name');
    // The rules are visible, and announced with the field, before one is broken.
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(/At least 6 characters.*Number/);
  },
};

export const AsksForEverything: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    const fullName = canvas.getByRole('textbox', { name: /Full name/ });
    await waitFor(() => expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus());
    await expect(fullName).toHaveAccessibleDescription('Please enter full name');
    await expect(canvas.getByRole('textbox', { name: /E-mail/ })).toHaveAccessibleDescription('Please enter E-mail');
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(/Please enter Password/);
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter full name' }));
    await expect(fullName).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Breaks every rule in turn; messages are those of the specification. */
export const SaysWhichRuleIsBroken: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: /E-mail/ });
    const password = canvas.getByLabelText(/^Password/);
    await fill({ canvas, userEvent }, 'aB1!');
    await userEvent.type(email, ' and more');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Incorrect E-mail form'));
    for (const [secret, message] of [
      ['aB1!', 'Password must be at least 6 characters long'],
      ['Abcdef1', 'Need one special character'],
      ['abcdef!', 'Password needs an uppercase letter, a lowercase letter, a special character and a number'],
    ] as const) {
      await userEvent.clear(password);
      await userEvent.type(password, secret);
      await waitFor(() => expect(password).toHaveAccessibleDescription(expect.stringContaining(message)));
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const PasswordsDiffer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const repeat = canvas.getByLabelText(/^Repeat password/);
    await fill({ canvas, userEvent }, values.password, 'Zrak-2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(await canvas.findByText('Passwords must match')).toBeVisible();
    await waitFor(() => expect(repeat).toHaveFocus());
    // Correcting the first of the two passwords corrects the second as well.
    await userEvent.clear(canvas.getByLabelText(/^Password/));
    await userEvent.type(canvas.getByLabelText(/^Password/), 'Zrak-2027');
    await waitFor(() => expect(canvas.queryByText('Passwords must match')).toBeNull());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TicksRulesOff: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const met = () => canvas.getAllByRole('listitem').map((rule) => rule.textContent.includes('(done)'));
    await expect(met()).toEqual([false, false, false, false, false]);
    await userEvent.type(canvas.getByLabelText(/^Password/), 'Žiga1');
    await expect(met()).toEqual([false, true, true, true, false]);
    await userEvent.type(canvas.getByLabelText(/^Password/), '!');
    await expect(met()).toEqual([true, true, true, true, true]);
  },
};

export const SendsOnce: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: fn(() => new Promise<void>((resolve) => setTimeout(resolve, 100))) },
  play: async ({ args, canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.type(canvas.getByLabelText(/^Repeat password/), '{Enter}{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(values));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Pasted: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    for (const [field, text] of [
      [canvas.getByRole('textbox', { name: /Full name/ }), values.fullName],
      [canvas.getByRole('textbox', { name: /E-mail/ }), values.email],
      [canvas.getByLabelText(/^Password/), values.password],
      [canvas.getByLabelText(/^Repeat password/), values.password],
    ] as const) {
      await userEvent.click(field);
      await userEvent.paste(text);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(values));
  },
};

export const Refused: Story = {
  render: function Render(args) {
    const [error, setError] = useState<string>();
    return <SignUpForm {...args} errorMessage={error} onSubmit={() => setError('Signup failed')} />;
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Signup failed'));
    await waitFor(() => expect(canvas.getByLabelText(/^Password/)).toHaveValue(''));
    await expect(canvas.getByLabelText(/^Password/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^Repeat password/)).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: /Full name/ })).toHaveValue(values.fullName);
    await expect(canvas.getByRole('textbox', { name: /E-mail/ })).toHaveValue(values.email);
  },
};

export const RefusedAtAField: Story = {
  args: { fieldErrors: { email: 'This address is taken' } },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: /E-mail/ });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('This address is taken');
  },
};

export const Pending: Story = { args: { isPending: true } };
