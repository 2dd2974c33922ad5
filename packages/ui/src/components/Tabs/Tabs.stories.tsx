import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Kind of data',
    items: [
      { id: 'pollution', label: 'Pollution', content: 'PM10, NO₂, O₃' },
      { id: 'weather', label: 'Meteorology', content: 'Temperature, humidity' },
      { id: 'noise', label: 'Noise', content: 'LAeq', isDisabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'Meteorology' })).toHaveTextContent('Temperature');
  },
};
