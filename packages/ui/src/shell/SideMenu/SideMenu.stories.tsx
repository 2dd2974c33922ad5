import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import House from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import { expect } from 'storybook/test';
import { SideMenu } from './SideMenu.tsx';

const meta = {
  title: 'Shell/SideMenu',
  component: SideMenu,
  args: {
    label: 'Main menu',
    sections: [
      {
        id: 'main',
        items: [
          { id: 'map', label: 'Map', href: '#map', icon: <House size={20} />, isCurrent: true },
          {
            id: 'stations',
            label: 'Stations',
            icon: <MapPin size={20} />,
            isInitiallyOpen: true,
            children: [{ id: 'koper', label: 'Koper', href: '#koper', icon: <MapPin size={20} /> }],
          },
        ],
      },
      {
        id: 'more',
        label: 'Information',
        items: [{ id: 'alerts', label: 'Alerts', href: '#alerts', icon: <Bell size={20} /> }],
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 248 }}>{<Story />}</div>],
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The entry that was pressed, until its page is there. */
export const PageIsLoading: Story = {
  args: { loadingHref: '#koper' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Koper' })).toHaveAttribute('data-loading');
    await expect(canvas.getByRole('link', { name: 'Map' })).not.toHaveAttribute('data-loading');
  },
};

export const Sections: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Map' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Koper' })).toBeVisible();
  },
};
