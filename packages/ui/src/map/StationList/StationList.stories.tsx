import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { exampleStations, judgedStations, manyStations } from '../StationMap/exampleStations.ts';
import { StationList } from './StationList.tsx';

const meta = {
  title: 'Map/StationList',
  component: StationList,
  args: {
    label: 'Stations',
    stations: exampleStations.map((station) => ({ ...station, href: `#${station.id}` })),
    onSelect: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{<Story />}</div>],
} satisfies Meta<typeof StationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllLevels: Story = {};
export const AirQuality: Story = { args: { stations: judgedStations } };
/** The air is good, and the noise is not. */
export const WithWarning: Story = {
  args: {
    stations: judgedStations.slice(0, 3).map((station, index) => ({
      ...station,
      ...(index === 1 && {
        warning: { level: 'medium', color: '#e8730c', label: 'Last hour louder than the critical value (indicative)' },
      }),
    })),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    await expect(second).toHaveAccessibleName(/louder than the critical value \(indicative\)$/);
    await expect(first).not.toHaveTextContent('louder');
  },
};
export const WithDistances: Story = {
  args: { stations: judgedStations.map((station, index) => ({ ...station, noteLabel: `${3 * index + 1},4 km` })) },
};
export const PointedAtOnTheMap: Story = { args: { hoveredId: 'Kranj' } };

export const Choosing: Story = {
  render: function Render(args) {
    const [selectedId, setSelected] = useState<string | null>(null);
    return <StationList {...args} selectedId={selectedId} onSelect={setSelected} />;
  },
  play: async ({ canvas, userEvent }) => {
    const koper = canvas.getByRole('button', { name: /Koper 12 µg\/m³ No warning/ });
    await userEvent.click(koper);
    await expect(koper).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('link', { name: 'Open Koper' })).toHaveAttribute('href', '#Koper');
  },
};

export const Empty: Story = {
  args: { stations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No stations')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  ...Choosing,
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button');
    const [open] = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await expect(open).toHaveFocus();
  },
};

/**
 * Ten thousand stations are too many to render: the list shows the first rows and the selected station, and more on
 * request.
 */
export const TenThousand: Story = {
  tags: ['extended'],
  args: { stations: manyStations(10_000), selectedId: '9000' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(201);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Station 9000');
    await userEvent.click(canvas.getByRole('button', { name: 'Show 200 more' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(401);
    await expect(canvas.getByText('400 of 10,000 shown')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button')[201]).toHaveFocus());
  },
};

/** Pointing at a mark of the map scrolls the list to its station, but not the page. */
export const BelowTheMap: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { stations: manyStations(100) },
  render: function Render(args) {
    const [hoveredId, setHovered] = useState<string | null>(null);
    return (
      <>
        <button type="button" style={{ blockSize: '120vh' }} onClick={() => setHovered('60')}>
          Map
        </button>
        <div data-testid="scroller" style={{ blockSize: 200, overflowY: 'auto' }}>
          <StationList {...args} hoveredId={hoveredId} />
        </div>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const scroller = canvas.getByTestId('scroller');
    await userEvent.click(canvas.getByRole('button', { name: 'Map' }));
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(0));
    await expect(document.documentElement.scrollTop).toBe(0);
    await expect(document.body.scrollTop).toBe(0);
  },
};
