import type { Meta, StoryObj } from '@storybook/react-vite';
import Folder from 'lucide-react/icons/folder';
import { expect, fn, waitFor } from 'storybook/test';
import { Tree, type TreeItem } from './Tree.tsx';

const folder = <Folder size={16} />;
const items: readonly TreeItem[] = [
  {
    id: 'air',
    label: 'Air',
    icon: folder,
    detail: '3',
    children: [
      { id: 'bezigrad', label: 'Ljubljana Bežigrad', detail: '12 series' },
      {
        id: 'celje',
        label: 'Celje',
        icon: folder,
        children: [
          { id: 'bolnica', label: 'Celje bolnica', detail: '9 series' },
          { id: 'mariborska', label: 'Celje Mariborska', detail: '7 series' },
        ],
      },
    ],
  },
  { id: 'noise', label: 'Noise', icon: folder, children: [{ id: 'celovska', label: 'Celovška cesta' }] },
  { id: 'archive', label: 'Archive', isDisabled: true },
];

const meta = {
  title: 'Navigation/Tree',
  component: Tree,
  args: { label: 'Stations', items, onChange: fn(), onAction: fn(), onExpandedChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{<Story />}</div>],
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Collapsed: Story = {};
export const Expanded: Story = {
  args: { defaultExpanded: ['air', 'celje'] },
  parameters: { isPicturedInDark: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treegrid', { name: 'Stations' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Celje bolnica' })).toHaveAttribute('aria-level', '3');
  },
};
export const Multiple: Story = {
  args: { selectionMode: 'multiple', defaultExpanded: ['air'], defaultValue: ['bezigrad'] },
  parameters: { isPicturedInDark: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('row', { name: 'Celje' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['bezigrad', 'celje']);
    await expect(canvas.getByRole('row', { name: 'Celje' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const Single: Story = {
  args: { selectionMode: 'single', defaultExpanded: ['air'], defaultValue: ['bezigrad'] },
};
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to show')).toBeVisible();
  },
};
export const Links: Story = {
  args: {
    defaultExpanded: ['air'],
    items: [{ id: 'air', label: 'Air', children: [{ id: 'krvavec', label: 'Krvavec', href: '/stations/krvavec' }] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Krvavec' })).toHaveAttribute('data-href', '/stations/krvavec');
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Air' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['air']);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: 'Ljubljana Bežigrad' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('bezigrad');
    // Typing a letter moves to the next row that begins with it.
    await userEvent.keyboard('n');
    await expect(canvas.getByRole('row', { name: 'Noise' })).toHaveFocus();
  },
};

const country: readonly TreeItem[] = Array.from({ length: 5 }, (_, region) => ({
  id: `${region}`,
  label: `Region ${region}`,
  children: Array.from({ length: 3000 }, (__, station) => ({
    id: `${region} ${station}`,
    label: `Station ${region}-${station}`,
  })),
}));

/** Of thousands of rows the visible ones are rendered; the keyboard reaches the others. */
export const ThousandsOfRows: Story = {
  tags: ['!dev', '!autodocs'],
  args: { items: country, selectionMode: 'single', defaultExpanded: ['1'] },
  play: async ({ args, canvas, userEvent }) => {
    // The code of a long tree comes a moment later.
    const fourth = () => canvas.getByRole('row', { name: 'Station 1-3' });
    await waitFor(() => expect(fourth()).toHaveAttribute('aria-setsize', '3000'));
    await expect(fourth()).toHaveAttribute('aria-posinset', '4');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: 'Region 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('1 1');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Region 4' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Station 1-2999' })).toBeVisible());
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowLeft}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultExpanded: ['air'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('row', { name: 'Celje' })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    defaultExpanded: ['1'],
    items: [
      {
        id: '1',
        label: 'Luftqualitätsüberwachungsmessstation'.repeat(3),
        children: [{ id: '2', label: 'Verkehrsmessstation'.repeat(5), detail: '12' }],
      },
    ],
  },
};
