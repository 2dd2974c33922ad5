import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { expectWithinReach, lowWindow, smallPhone, zoomed } from './windows.ts';

function EditUser({ isOpen: isInitiallyOpen, ...props }: DialogProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Edit user</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        actions={
          <>
            <Button onPress={() => setOpen(false)}>Cancel</Button>
            <Button tone="primary" onPress={() => setOpen(false)}>
              Save
            </Button>
          </>
        }
      />
    </>
  );
}

const fields = (more: readonly string[] = []) => (
  <div style={{ display: 'grid', gap: 16 }}>
    <TextField label="Full name" defaultValue="Živa Žnidaršič" />
    <TextField label="E-mail" type="email" defaultValue="ziva@example.org" />
    {more.map((label) => (
      <TextField key={label} label={label} />
    ))}
  </div>
);

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { title: 'Edit user', isOpen: false, onOpenChange: fn(), children: fields() },
  render: (args) => <EditUser {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { isOpen: true } };
export const Large: Story = { args: { isOpen: true, size: 'large' } };
export const GivesTheFocusBack: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Edit user' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Edit user' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A list of suggestions that has just opened, for example. */
export const APressAboveItDoesNotCloseIt: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isOpen: true },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit user' });
    await waitFor(() => expect(dialog).toBeVisible());
    const above = document.body.appendChild(document.createElement('div'));
    await userEvent.click(above);
    above.remove();
    await expect(dialog).toBeVisible();
    await expect(dialog.closest('[data-exiting]')).toBeNull();
    const dimmedPage = dialog.parentElement!.parentElement!;
    await userEvent.click(dimmedPage);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Header and actions stay, the content scrolls, and the focus scrolls into view. */
export const TallInALowWindow: Story = {
  args: { isOpen: true, children: fields(Array.from({ length: 20 }, (_, index) => `Note ${index + 1}`)) },
  globals: lowWindow,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit user' }));
    const always = ['Close', 'Cancel', 'Save'].map((name) => dialog.getByRole('button', { name }));
    for (const button of always) await expectWithinReach(button);
    for (const field of dialog.getAllByRole('textbox')) {
      while (document.activeElement !== field) await userEvent.tab();
      await expectWithinReach(field);
    }
    for (const button of always) await expectWithinReach(button);
  },
};
export const TallOnASmallPhone: Story = { ...TallInALowWindow, tags: ['extended'], globals: smallPhone };

/** No room for a fixed header: it scrolls with the content, and the actions stay. */
export const TallAt400Percent: Story = {
  ...TallInALowWindow,
  tags: ['!dev', '!autodocs', 'extended'],
  globals: zoomed,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit user' }));
    await expectWithinReach(dialog.getByRole('button', { name: 'Save' }));
    const stops = [dialog.getByRole('button', { name: 'Close' }), ...dialog.getAllByRole('textbox')];
    for (const stop of stops) {
      while (document.activeElement !== stop) await userEvent.tab();
      await expectWithinReach(stop);
      await expectWithinReach(dialog.getByRole('button', { name: 'Save' }));
    }
  },
};

const twelve = Array.from({ length: 12 }, (_, index) => `Station ${index + 1}`);

function Choices() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {twelve.map((label) => (
        <div key={label} style={{ display: 'grid', gap: 16 }}>
          <Checkbox label={`Values of ${label}`} />
          <Switch label={`Alerts of ${label}`} />
          <SegmentedControl
            label={`Interval of ${label}`}
            value="hour"
            onChange={() => undefined}
            options={[{ id: 'hour', label: `Hours of ${label}` }]}
          />
          <RadioGroup label={`Unit of ${label}`} items={[{ id: 'mass', label: `Mass of ${label}` }]} />
        </div>
      ))}
    </div>
  );
}

/** Their inputs are hidden: the focus must bring the label into view. */
export const ChoicesInALowWindow: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { isOpen: true, children: <Choices /> },
  globals: lowWindow,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit user' }));
    const close = dialog.getByRole('button', { name: 'Close' });
    while (document.activeElement !== close) await userEvent.tab();
    for (let stop = 0; stop < 4 * twelve.length; stop += 1) {
      await userEvent.tab();
      await expectWithinReach(document.activeElement?.closest('label') ?? document.body);
    }
  },
};
export const ChoicesAt400Percent: Story = { ...ChoicesInALowWindow, tags: ['extended'], globals: zoomed };

function Notice({ sentences }: { sentences: number }) {
  return (
    <Dialog title="Maintenance" size="small" isOpen onOpenChange={() => undefined}>
      {Array.from({ length: sentences }, (_, index) => (
        <p key={index}>The station in Celje is calibrated, so its values may be missing.</p>
      ))}
    </Dialog>
  );
}

/** Text without a control takes the focus, so that the keyboard can scroll it; text that fits does not. */
export const LongTextScrollsByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  globals: lowWindow,
  render: () => <Notice sentences={30} />,
  play: async ({ userEvent }) => {
    const text = await screen.findByRole('group', { name: 'Maintenance' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await expectWithinReach(screen.getByRole('button', { name: 'Close' }));
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
};
export const ShortTextTakesNoFocus: Story = {
  tags: ['!dev', '!autodocs'],
  globals: lowWindow,
  render: () => <Notice sentences={1} />,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Maintenance' });
    await expect(screen.queryByRole('group')).toBeNull();
  },
};
