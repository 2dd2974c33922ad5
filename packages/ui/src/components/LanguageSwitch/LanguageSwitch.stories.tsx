import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  title: 'Components/LanguageSwitch',
  component: LanguageSwitch,
  args: { value: 'en', onChange: fn() },
  decorators: [(Story) => <div style={{ minHeight: 200, textAlign: 'end' }}>{<Story />}</div>],
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }));
    const slovene = await screen.findByRole('menuitemradio', { name: 'Slovenščina' });
    await expect(slovene.querySelector('[lang="sl"]')).not.toBeNull();
    await userEvent.click(slovene);
    await expect(args.onChange).toHaveBeenCalledWith('sl');
  },
};
