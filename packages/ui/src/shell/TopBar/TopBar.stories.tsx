import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Shell/TopBar',
  component: TopBar,
  args: {
    brand: { name: 'Okolje Slovenija', href: '#map', logo: <Logo isMarkOnly /> },
    isMenuOpen: false,
    onMenuToggle: fn(),
    end: <IconButton label="Alerts" icon={<Bell size={20} />} />,
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithMenu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Okolje Slovenija/ })).toBeVisible();
    const [toggle] = canvas.getAllByRole('button');
    await userEvent.click(toggle!);
    await expect(args.onMenuToggle).toHaveBeenCalledTimes(1);
  },
};
