import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import House from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import { expect, userEvent, waitFor } from 'storybook/test';
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

const stations = Array.from({ length: 150 }, (_, index) => ({
  id: `${index}`,
  label: `Station ${index}`,
  href: `#${index}`,
  icon: <MapPin size={20} />,
}));
const groupOf = (children: typeof stations) => [
  { id: 'main', items: [{ id: 'stations', label: 'Stations', icon: <MapPin size={20} />, children }] },
];

/** The entries of a folded group are rendered when it is opened. */
export const FoldedGroup: Story = {
  args: { sections: groupOf(stations.slice(0, 3)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Stations' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

/** A long group scrolls by itself, to the current entry. */
export const ManyChildren: Story = {
  tags: ['extended'],
  args: { sections: groupOf(stations.map((one) => ({ ...one, isCurrent: one.id === '120' }))) },
  play: async ({ canvas, canvasElement }) => {
    const { top, bottom } = canvas.getByRole('link', { name: 'Station 120' }).getBoundingClientRect();
    const list = canvasElement.querySelector('ul ul')!.getBoundingClientRect();
    await expect(list.height).toBeLessThanOrEqual(480);
    await expect(top).toBeGreaterThanOrEqual(list.top);
    await expect(bottom).toBeLessThanOrEqual(list.bottom);
    // The page does not move.
    await expect(window.scrollY).toBe(0);
  },
};

/** Of thousands of entries those near the visible ones are rendered; the keyboard reaches the others. */
export const ThousandsOfChildren: Story = {
  tags: ['!dev', '!autodocs', 'extended'],
  args: {
    sections: groupOf(
      Array.from({ length: 3000 }, (_, index) => ({
        ...stations[0]!,
        id: `${index}`,
        label: index === 1210 ? 'Luftqualitätsüberwachungsmessstation'.repeat(5) : `Station ${index}`,
        isCurrent: index === 1220,
      })),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const rendered = () => canvasElement.querySelectorAll('ul ul a').length;
    await waitFor(() => expect(rendered()).toBeGreaterThan(100));
    await expect(rendered()).toBeLessThan(400);
    const current = canvas.getByRole('link', { name: 'Station 1220' });
    await expect(current.closest('li')).toHaveAttribute('aria-posinset', '1221');
    await expect(current.closest('li')).toHaveAttribute('aria-setsize', '3000');
    const menu = canvas.getByRole('navigation');
    await expect(menu.scrollWidth).toBe(menu.clientWidth);
    current.focus();
    for (let count = 0; count < 80; count++) await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Station 1300' })).toHaveFocus();
  },
};

export const Sections: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Map' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Koper' })).toBeVisible();
  },
};
