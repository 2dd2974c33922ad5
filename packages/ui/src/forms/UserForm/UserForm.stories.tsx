import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { expectWithinReach, lowWindow, smallPhone, zoomed } from '../../components/Dialog/windows.ts';
import { UserForm } from './UserForm.tsx';

const clients = [
  { id: 'cli_arso', code: 'ARSO', name: 'Agencija za okolje' },
  { id: 'cli_celje', code: 'CELJE', name: 'Mestna občina Celje' },
  { id: 'cli_cem', code: 'CEM', name: 'Cementarna Trbovlje' },
];

const meta = {
  title: 'Forms/UserForm',
  component: UserForm,
  args: {
    mode: 'add',
    clients,
    roles: [
      { id: 'administrator', label: 'Administrator', description: 'Sees every client' },
      { id: 'PortalKeyUser', label: 'Key user', description: 'Manages the users of the client' },
      { id: 'ClientUser', label: 'User' },
    ],
    onSubmit: fn(),
    onCancel: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{<Story />}</div>],
} satisfies Meta<typeof UserForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const marko = {
  userName: 'marko',
  fullName: 'Marko Kos',
  email: 'marko@example.org',
  phoneNumber: '+386 1 234 56 78',
  roles: ['ClientUser'],
  clientId: 'cli_celje',
};

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 100));

type Tools = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function fill({ canvas, userEvent }: Tools) {
  await userEvent.type(canvas.getByRole('textbox', { name: /Username/ }), marko.userName);
  await userEvent.type(canvas.getByRole('textbox', { name: /Full name/ }), marko.fullName);
  await userEvent.type(canvas.getByRole('textbox', { name: /E-mail/ }), marko.email);
  await userEvent.type(canvas.getByRole('textbox', { name: /Telephone/ }), marko.phoneNumber);
  await userEvent.type(canvas.getByLabelText(/^Password/), 'Zrak-2026');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'User' }));
}

export const Add: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Client/ })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: /Telephone/ })).not.toBeRequired();
    // The browser must not offer the administrator's own data.
    await expect(canvas.getByRole('textbox', { name: /Username/ })).toHaveAttribute('autocomplete', 'off');
    await expect(canvas.getByLabelText(/^Password/)).toHaveAttribute('autocomplete', 'new-password');
  },
};

export const Edit: Story = {
  args: { mode: 'edit', defaultValues: marko },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText(/^Password/)).toBeNull();
    await expect(canvas.getByRole('combobox', { name: /Client/ })).toHaveValue('Mestna občina Celje (CELJE)');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(marko));
  },
};

export const AsksForEverything: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add user' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    const links = within(canvas.getByRole('alert')).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Please enter Username',
      'Please enter full name',
      'Please enter E-mail',
      'Please enter Password',
      'Client is missing',
    ]);
    await userEvent.click(links[4]!);
    await expect(canvas.getByRole('combobox', { name: /Client/ })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const UsernameTooShort: Story = {
  args: { mode: 'edit', defaultValues: { ...marko, userName: 'mar' } },
  play: async ({ canvas, userEvent }) => {
    const username = canvas.getByRole('textbox', { name: /Username/ });
    await userEvent.type(username, '{Enter}');
    await waitFor(() =>
      expect(username).toHaveAccessibleDescription('Username should been at least 4 characters long'),
    );
    await waitFor(() => expect(username).toHaveFocus());
    await userEvent.type(username, 'k');
    await waitFor(() => expect(username).not.toBeInvalid());
  },
};

/** An administrator belongs to no client, so choosing the role removes the error. */
export const AdministratorNeedsNoClient: Story = {
  args: { mode: 'edit', defaultValues: { ...marko, clientId: null } },
  play: async ({ args, canvas, userEvent }) => {
    const client = canvas.getByRole('combobox', { name: /Client/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(client).toHaveAccessibleDescription('Client is missing'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Administrator' }));
    await waitFor(() => expect(client).not.toBeInvalid());
    await expect(client).not.toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...marko, clientId: null, roles: ['ClientUser', 'administrator'] }),
    );
  },
};

/** A key user has one client and no choice. */
export const OneClient: Story = {
  args: { clients: clients.slice(1, 2) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Mestna občina Celje (CELJE)')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Add user' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...marko, password: 'Zrak-2026' }));
  },
};

export const SendsOnce: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: fn(later) },
  play: async ({ args, canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.type(canvas.getByRole('combobox', { name: /Client/ }), 'celje');
    await userEvent.click(await screen.findByRole('option', { name: /Celje/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /E-mail/ }), '{Enter}{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...marko, password: 'Zrak-2026' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Password/)).toHaveValue(''));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const RefusedAtAField: Story = {
  args: { clients: clients.slice(1, 2) },
  render: function Render(args) {
    const [error, setError] = useState<string>();
    return (
      <UserForm
        {...args}
        {...(error && { fieldErrors: { email: error } })}
        onSubmit={() => setError('This address is taken')}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Add user' }));
    const email = canvas.getByRole('textbox', { name: /E-mail/ });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('This address is taken');
    await expect(email).toHaveValue(marko.email);
    await expect(canvas.getByRole('checkbox', { name: 'User' })).toBeChecked();
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('');
  },
};

export const RefusedAltogether: Story = {
  args: { mode: 'edit', defaultValues: marko },
  render: function Render(args) {
    const [error, setError] = useState<string>();
    return <UserForm {...args} errorMessage={error} onSubmit={() => setError('Updating user failed')} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Full name/ }), ' st.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Updating user failed'));
    await expect(canvas.getByRole('textbox', { name: /Full name/ })).toHaveValue('Marko Kos st.');
  },
};

/** Typing makes the form dirty; undoing or saving makes it clean. */
export const SaysWhetherItIsDirty: Story = {
  tags: ['!dev', '!autodocs'],
  args: { mode: 'edit', defaultValues: marko, onDirtyChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: /Full name/ });
    await userEvent.type(name, '!');
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
    await userEvent.type(name, '{Backspace}');
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
    await userEvent.type(name, '!{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
    await expect(name).toHaveValue('Marko Kos!');
  },
};

/** A change of user name or address by their owner asks for the password; other changes do not. */
export const OwnAccount: Story = {
  args: { mode: 'edit', defaultValues: marko, confirmsLogin: { userName: marko.userName, email: marko.email } },
  play: async ({ args, canvas, userEvent }) => {
    const password = () => canvas.queryByLabelText(/^Current password/);
    await userEvent.type(canvas.getByRole('textbox', { name: /Full name/ }), ' st.');
    await expect(password()).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: /E-mail/ }), '.eu');
    await waitFor(() => expect(password()).toHaveAttribute('autocomplete', 'current-password'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(password()).toHaveAccessibleDescription('Please enter Password'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(password()!, 'Lipov-cvet-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const email = `${marko.email}.eu`;
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...marko,
        fullName: 'Marko Kos st.',
        email,
        currentPassword: 'Lipov-cvet-1',
      }),
    );
  },
};

export const InADialog: Story = {
  args: { mode: 'edit', defaultValues: marko },
  render: (args) => (
    <Dialog title="Edit user" isOpen onOpenChange={() => undefined}>
      <UserForm {...args} />
    </Dialog>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit user' })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

/** The buttons of the form stay visible while its fields scroll; they still send the form. */
export const InALowDialog: Story = {
  ...InADialog,
  args: { mode: 'add', defaultValues: marko, onCancel: fn() },
  globals: lowWindow,
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit user' }));
    const add = dialog.getByRole('button', { name: 'Add user' });
    await expectWithinReach(add);
    await userEvent.type(dialog.getByLabelText(/^Password/), 'Zrak-2026');
    await expectWithinReach(add);
    await userEvent.click(add);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...marko, password: 'Zrak-2026' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const InADialogOnASmallPhone: Story = { ...InALowDialog, globals: smallPhone };
export const InADialogAt400Percent: Story = { tags: ['!dev', '!autodocs'], ...InALowDialog, globals: zoomed };

export const HostileNames: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    mode: 'edit',
    clients: [{ id: 'cli_celje', code: 'CELJE', name: 'Luftqualitätsüberwachungsmessstation'.repeat(6) }],
    roles: [{ id: 'r', label: 'Außenstellenverwaltungsbevollmächtigter'.repeat(4), description: 'x'.repeat(200) }],
    defaultValues: { ...marko, fullName: 'Ž'.repeat(200) },
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{<Story />}</div>],
};
