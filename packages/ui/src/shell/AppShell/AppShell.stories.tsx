import type { Meta, StoryObj } from '@storybook/react-vite';
import ChartLine from 'lucide-react/icons/chart-line';
import FileText from 'lucide-react/icons/file-text';
import Link2 from 'lucide-react/icons/link-2';
import ListTree from 'lucide-react/icons/list-tree';
import MapIcon from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { LanguageSwitch } from '../../components/LanguageSwitch/LanguageSwitch.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { SearchButton } from '../../components/SearchButton/SearchButton.tsx';
import { StatTile } from '../../components/StatTile/StatTile.tsx';
import { ThemeSwitch } from '../../components/ThemeSwitch/ThemeSwitch.tsx';
import { WarningMark } from '../../components/WarningMark/WarningMark.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { SideMenu, type SideMenuSection } from '../SideMenu/SideMenu.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { AppShell, type AppShellProps } from './AppShell.tsx';

const stations = ['Ljubljana Bežigrad', 'Ljubljana Celovška', 'Maribor Titova', 'Celje bolnica', 'Nova Gorica'];
const levels = ['none', 'low', 'medium', 'high', 'late'] as const;

const allSections: SideMenuSection[] = [
  {
    id: 'main',
    items: [
      { id: 'map', label: 'Locations map', href: '#map', icon: <MapIcon size={20} />, isCurrent: true },
      {
        id: 'locations',
        label: 'Locations',
        icon: <MapPin size={20} />,
        isInitiallyOpen: true,
        children: stations.map((label, index) => ({
          id: label,
          label,
          href: `#${index}`,
          icon: <WarningMark level={levels[index] ?? 'none'} size="small" />,
        })),
      },
      { id: 'classes', label: 'Pollution classes', href: '#classes', icon: <ListTree size={20} /> },
    ],
  },
  {
    id: 'other',
    label: 'Other',
    items: [
      { id: 'presentation', label: 'Project presentation', href: '#presentation', icon: <FileText size={20} /> },
      { id: 'links', label: 'Useful links', href: '#links', icon: <Link2 size={20} /> },
      { id: 'reports', label: 'Reports', href: '#reports', icon: <ChartLine size={20} /> },
    ],
  },
];

const stationsOnly: SideMenuSection[] = [
  {
    id: 'stations',
    items: stations.map((label, index) => ({
      id: label,
      label,
      href: `#${index}`,
      icon: <WarningMark level={levels[index] ?? 'none'} />,
    })),
  },
];

/** Mean of the parts of a computed colour, from 0 to 1. */
const luminanceOf = (color: string) =>
  (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 765;

/** The shell with a top bar whose button opens its menu. */
function Portal({ isMenuOpen, ...props }: AppShellProps) {
  const [isOpen, setOpen] = useState(isMenuOpen);
  return (
    <AppShell
      {...props}
      isMenuOpen={isOpen}
      onMenuOpenChange={setOpen}
      topBar={
        <TopBar
          brand={{ name: 'SI-OKOLJE', href: '#map', logo: <Logo isMarkOnly /> }}
          isMenuOpen={isOpen}
          onMenuToggle={() => setOpen(!isOpen)}
          start={<SearchButton label="Search stations" shortcut="Ctrl K" onPress={() => undefined} />}
          end={
            <>
              <LanguageSwitch languages={[{ id: 'en', label: 'English' }]} value="en" onChange={() => undefined} />
              <ThemeSwitch value="system" onChange={() => undefined} />
            </>
          }
        />
      }
    />
  );
}

const content = (
  <>
    <PageHeader title="Ljubljana Bežigrad" subtitle="Urban background, 299 m" />
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
      <StatTile label="PM10" value="52.4" unit="µg/m³" time="24 h mean" mark={<WarningMark level="medium" />} />
      <StatTile label="NO₂" value="21.7" unit="µg/m³" time="1 h mean, 14:00" mark={<WarningMark level="none" />} />
      <StatTile label="O₃" value={null} unit="µg/m³" time="No data" mark={<WarningMark level="noData" />} />
    </div>
    <div style={{ marginTop: 16 }}>
      <Card heading="Particulate matter" description="24 h mean, Europe/Ljubljana">
        PM10 has stayed under the daily limit for 41 days.
      </Card>
    </div>
  </>
);

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 640 } } },
  args: {
    isMenuOpen: true,
    onMenuOpenChange: fn(),
    topBar: null,
    sideMenu: <SideMenu label="Main" sections={allSections} />,
    footer: <Footer links={[{ label: 'About', href: '#about' }]}>Zrak 0.1.0</Footer>,
    children: content,
  },
  render: (args) => <Portal {...args} />,
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'mobile2', isRotated: false } };

export const MenuOpen: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { viewport: { options: { desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } } } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Locations map' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Locations' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Nova Gorica/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Locations' }));
    await expect(await canvas.findByRole('link', { name: /Nova Gorica/ })).toBeVisible();
  },
};

export const Rail: Story = {
  ...MenuOpen,
  args: { isMenuOpen: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Reports' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(canvas.getByText('Reports')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
  },
};

/** An icon has its meaning in the rail too, where it is all that is visible. */
export const RailOfStations: Story = {
  ...MenuOpen,
  args: { isMenuOpen: false, sideMenu: <SideMenu label="Main" sections={stationsOnly} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pollution high Celje bolnica' })).toBeVisible();
  },
};

export const MenuOverTheContent: Story = {
  ...MenuOpen,
  args: { layout: 'vertical' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Reports' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(await screen.findByRole('link', { name: 'Reports' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const DarkTopBar: Story = {
  ...MenuOpen,
  args: { topBarTheme: 'dark' },
  play: async ({ canvas }) => {
    const bar = getComputedStyle(canvas.getByRole('banner'));
    await expect(luminanceOf(bar.backgroundColor)).toBeLessThan(0.2);
    await expect(luminanceOf(bar.color)).toBeGreaterThan(0.6);
  },
};

export const Phone: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(await screen.findByRole('link', { name: 'Reports' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog');
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  ...MenuOpen,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('button', { name: 'Locations' });
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: /Ljubljana Bežigrad/ })).toHaveFocus());
  },
};
