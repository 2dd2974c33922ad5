import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  title: 'Shell/LanguageSwitch',
  component: LanguageSwitch,
  args: {
    languages: [
      { id: 'en', label: 'English' },
      { id: 'sl', label: 'Slovenščina' },
      { id: 'de', label: 'Deutsch' },
    ],
    value: 'en',
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ minHeight: 200, textAlign: 'end' }}>{<Story />}</div>],
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** The texts of the chosen language are loading. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Language: English Please wait' })).toBeVisible();
  },
};

export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }));
    const slovene = await screen.findByRole('menuitemradio', { name: 'Slovenščina' });
    await expect(slovene.querySelector('[lang="sl"]')).not.toBeNull();
    await userEvent.click(slovene);
    await expect(args.onChange).toHaveBeenCalledWith('sl');
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('de');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Language: English' })).toHaveFocus());
  },
};
