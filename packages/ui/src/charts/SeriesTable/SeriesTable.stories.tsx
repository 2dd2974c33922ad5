import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import type { ChartSeries } from '../data/series.ts';
import { SeriesTable } from './SeriesTable.tsx';

const HOUR = 3_600_000;
const from = Date.parse('2026-11-14T00:00:00+01:00');

function rising(label: string, unit: string, count: number, first: number): ChartSeries {
  return {
    id: label,
    label,
    unit,
    decimals: 1,
    times: Float64Array.from({ length: count }, (_, index) => from + index * HOUR),
    values: Float32Array.from({ length: count }, (_, index) => first + index / 4),
    kind: 'line',
  };
}

const pm10 = rising('PM10', 'µg/m³', 60, 18);
pm10.values[3] = NaN;

const meta = {
  title: 'Charts/SeriesTable',
  component: SeriesTable,
  args: {
    label: 'Values at Ljubljana Bežigrad',
    series: [pm10, rising('Temperature', '°C', 60, -4)],
    from,
    to: from + 60 * HOUR,
    formatTime: (time) => new Date(time).toISOString().slice(0, 16).replace('T', ' '),
  },
} satisfies Meta<typeof SeriesTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSeries: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /2026-11-13 23:00/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['18.0', '−4.0', '']);
    await expect(canvas.getByRole('row', { name: /14 02:00/ })).toHaveTextContent('PM10: No data');
  },
};

const benzene = rising('Benzene', 'µg/m³', 6, 0.2);
benzene.flags = Int8Array.of(1, 2, 3, -99, 0, 1);
benzene.values.fill(NaN, 3);

/** Which values are flagged, and why others are missing. */
export const Remarks: Story = {
  args: { series: [benzene] },
  play: async ({ canvas }) => {
    await expect(
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent),
    ).toEqual([
      '',
      'Below detection limit',
      'Below detection limit',
      'Calibration or maintenance',
      'No data',
      'Too little measured',
    ]);
  },
};

/** The first value is beside the time without scrolling; the time stays while values scroll. */
export const OnAPhone: Story = {
  args: {
    series: [benzene, rising('Temperature', '°C', 6, -4), rising('Humidity', '%', 6, 70)],
    timeZone: 'Europe/Ljubljana',
    formatTime: (time) => new Date(time).toISOString(),
  },
  parameters: { isPicturedInDark: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Values at Ljubljana Bežigrad' });
    const inside = (element: HTMLElement) => {
      const [own, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
      return own.left >= outer.left && own.right <= outer.right;
    };
    const row = canvas.getAllByRole('row')[1]!;
    const time = within(row).getByRole('rowheader');
    await expect(time).toHaveTextContent('14/11, 00:00');
    await expect(time.getBoundingClientRect().width).toBeLessThan(150);
    await expect(canvas.getByRole('columnheader', { name: /^Time/ })).toHaveTextContent('2026, CET');
    await expect(inside(within(row).getAllByRole('cell')[0]!)).toBe(true);
    frame.scrollLeft = frame.scrollWidth;
    await waitFor(() => expect(frame).toHaveAttribute('data-more-start'));
    await expect(inside(time)).toBe(true);
    await expect(getComputedStyle(time).boxShadow).not.toBe('none');
    frame.scrollLeft = 0;
    await waitFor(() => expect(frame).toHaveAttribute('data-more-end'));
  },
};

/** The second press reverses the order; missing values stay last. Copying includes all pages. */
export const SortedAndCopied: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('columnheader', { name: /PM10/ });
    await userEvent.click(within(head).getByRole('button'));
    await userEvent.click(within(head).getByRole('button'));
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('32.8');
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy table' }));
    await expect(canvas.getByText('Copied')).toBeVisible();
    await expect(write.mock.calls[0]![0].split('\n')).toHaveLength(61);
    write.mockRestore();
  },
};

export const Empty: Story = { args: { series: [] } };

export const ManySeriesOfLongNames: Story = {
  args: {
    series: Array.from({ length: 8 }, (_, index) =>
      rising(`Luftqualitätsüberwachungsmessstation ${index + 1}`, 'µg/m³', 4, index),
    ),
  },
};
