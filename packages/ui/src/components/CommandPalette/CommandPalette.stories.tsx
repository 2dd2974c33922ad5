import type { Meta, StoryObj } from '@storybook/react-vite';
import FileText from 'lucide-react/icons/file-text';
import MapPin from 'lucide-react/icons/map-pin';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const towns = ['Celje bolnica', 'Kranj', 'Ljubljana Bežigrad', 'Ljubljana Celovška', 'Maribor Titova'];
const sections = [
  {
    id: 'stations',
    title: 'Stations',
    items: towns.map((label) => ({ id: label, label, icon: <MapPin size={16} />, href: `#${label}` })),
  },
  {
    id: 'pages',
    title: 'Pages',
    items: [
      {
        id: 'reports',
        label: 'Reports',
        icon: <FileText size={16} />,
        href: '#reports',
        description: 'Okolje Slovenija',
      },
    ],
  },
];

const meta = {
  title: 'Navigation/CommandPalette',
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    label: 'Search stations and pages',
    placeholder: 'Search stations and pages',
    isOpen: true,
    onOpenChange: fn(),
    query: '',
    onQueryChange: fn(),
    sections,
    statusText: '6 results',
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

function Filtering(args: ComponentProps<typeof CommandPalette>) {
  const [isOpen, setOpen] = useState(args.isOpen);
  const [query, setQuery] = useState('');
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <CommandPalette
        {...args}
        isOpen={isOpen}
        onOpenChange={(isNow) => {
          args.onOpenChange(isNow);
          setOpen(isNow);
        }}
        query={query}
        onQueryChange={setQuery}
        sections={args.sections.map((section) => ({
          ...section,
          items: section.items.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
        }))}
      />
    </>
  );
}

export const Results: Story = {
  parameters: { isPicturedInDark: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await expect(screen.getAllByRole('option')).toHaveLength(6);
  },
};

/** Enter opens the first result; the arrow keys go down to the results and back up to the field. */
export const TypedPartOfAName: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => <Filtering {...args} />,
  play: async ({ args }) => {
    const field = await screen.findByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('ljub');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Ljubljana Celovška' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

function Cut(args: ComponentProps<typeof CommandPalette>) {
  const [isCut, setCut] = useState(true);
  const more = { label: 'Show 3 more', onAction: () => setCut(false) };
  const [stations, pages] = args.sections;
  return (
    <CommandPalette
      {...args}
      sections={[isCut ? { ...stations!, items: stations!.items.slice(0, 2), more } : stations!, pages!]}
    />
  );
}

/** The last entry of a section shows its further results, and the focus returns to the field. */
export const ShowsMore: Story = {
  args: { statusText: '3 of 6 results' },
  render: (args) => <Cut {...args} />,
  play: async ({ args }) => {
    const field = await screen.findByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Show 3 more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(6));
    await expect(field).toHaveFocus();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  args: { query: 'xyz', sections: [], statusText: 'Nothing found' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Nothing found', { selector: 'p' })).toBeVisible());
  },
};

export const MoreIsLoading: Story = { args: { note: 'Series are loading…' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Escape closes the dialog, and the focus returns to the button that opened it. */
export const ClosedWithEscape: Story = {
  args: { isOpen: false },
  render: (args) => <Filtering {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await screen.findByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
