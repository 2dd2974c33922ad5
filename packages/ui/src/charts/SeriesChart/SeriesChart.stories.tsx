import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import type { ChartSeries, ReferenceLine } from '../data/series.ts';
import { described, firstViewOf, viewOf } from './examples/description.ts';
import { overlapping, recordTexts } from './examples/drawnTexts.ts';
import {
  exampleArgs,
  flagged,
  from,
  HOUR,
  measured,
  no2,
  pm10,
  rain,
  temperature,
  to,
} from './examples/exampleSeries.ts';
import { createChartLink } from './link.ts';
import { SeriesChart } from './SeriesChart.tsx';

const meta = {
  title: 'Charts/SeriesChart',
  component: SeriesChart,
  args: exampleArgs,
  render: (args) => (
    <Card>
      <SeriesChart {...args} />
    </Card>
  ),
} satisfies Meta<typeof SeriesChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneSeries: Story = {
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name: 'PM10 at Ljubljana Bežigrad' });
    await described(plot, /PM10: lowest [\d.]+ at .* CET, highest .*\sµg\/m³, coverage 91\.6%, 14 values missing/);
    await expect(canvas.getByRole('rowheader', { name: /PM10/ })).toBeVisible();
  },
};

const limits: ReferenceLine[] = [
  { id: 'day', label: '50 µg/m³ · daily limit until 2030', value: 50, averaging: 'P1D', regimes: ['until2030'] },
  { id: 'day2030', label: '45 µg/m³ · daily limit from 2030', value: 45, averaging: 'P1D', regimes: ['from2030'] },
  { id: 'own', label: '42 µg/m³ · alarm of the works', value: 42 },
];

export const WithLimit: Story = {
  args: { referenceLines: limits, interval: 'P1D' },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application');
    await described(plot, /values? above 50 µg\/m³ · daily limit/);
    await expect(plot).not.toHaveAccessibleDescription(/from 2030/);
  },
};

/** The scale is that of the values. */
export const LimitFarAbove: Story = {
  args: {
    referenceLines: [
      ...limits,
      { id: 'hour', label: '200 µg/m³ · hourly limit until 2030', value: 200, averaging: 'PT1H' },
    ],
    interval: 'PT1H',
  },
  play: async ({ canvas }) => {
    await described(canvas.getByRole('application'), /no value above 200 µg\/m³ · hourly limit/);
  },
};

/**
 * Hourly values are not compared with daily limits: of the three limits, only the one without an averaging period is
 * drawn.
 */
export const LimitOfAnotherPeriod: Story = {
  args: { referenceLines: limits, interval: 'PT1H', regime: 'from2030' },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application');
    await described(plot, /above 42 µg\/m³ · alarm of the works/);
    await expect(plot).not.toHaveAccessibleDescription(/daily limit/);
  },
};

export const Flags: Story = {
  args: { series: [flagged] },
  play: async ({ canvas, userEvent }) => {
    const calibration = canvas.getByRole('button', { name: 'Calibration or maintenance (15)' });
    await expect(calibration).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(calibration);
    await expect(calibration).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: 'Not valid (3)' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const RangeOfAMean: Story = {
  args: {
    series: [
      {
        ...pm10,
        range: { low: pm10.values.map((value) => value * 0.7 - 2), high: pm10.values.map((value) => value * 1.25 + 3) },
      },
    ],
    caption: '1 h mean, lowest and highest quarter of an hour, Europe/Ljubljana',
  },
};

export const Maintenance: Story = {
  args: {
    series: [flagged],
    periods: [
      { id: 'filter', label: 'Change of filters', from: from + 60 * HOUR, to: from + 75 * HOUR },
      { id: 'late', label: 'Power cut', from: from + 150 * HOUR, to: from + 156 * HOUR },
    ],
  },
  play: async ({ canvas }) => {
    await described(canvas.getByRole('application'), /Marked: Change of filters, 16\/11\/2026/);
  },
};

export const LogScale: Story = {
  args: {
    series: [{ ...pm10, values: pm10.values.map((value, index) => (index === 40 ? 900 : value / 8)) }],
    yScale: 'log',
  },
};

/** Each unit has a separate plot, and work on an instrument is shaded only where its series is. */
export const TwoUnits: Story = {
  args: {
    label: 'PM10, NO₂ and temperature',
    series: [pm10, no2, temperature],
    periods: [
      { id: 'mast', label: 'Weather mast', from: from + 90 * HOUR, to: from + 100 * HOUR, seriesIds: ['Temperature'] },
    ],
    height: 200,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('application', { name: 'PM10, NO₂ and temperature: µg/m³' })).toBeVisible();
    await expect(canvas.getByRole('application', { name: 'PM10, NO₂ and temperature: Temperature' })).toBeVisible();
  },
};

/** Head and legend say which axis belongs to a line. */
export const TwoUnitsOverlaid: Story = {
  args: { ...TwoUnits.args, arrangement: 'over', height: 280 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('application')).toBeVisible();
    await expect(canvas.getAllByText('µg/m³, left axis')).toHaveLength(2);
    await expect(canvas.getByText('°C, right axis')).toBeVisible();
  },
};
export const ThreeUnits: Story = {
  args: { label: 'PM10, temperature and rain', series: [pm10, temperature, rain], arrangement: 'over', height: 200 },
};

/** Four lines with a common end, two limits close to each other, and three notes within a day. */
const crowded = {
  label: 'Particles and gases',
  series: ['PM10', 'PM2.5', 'NO2', 'SO2'].map((name, index): ChartSeries => {
    const wave = measured({
      label: `${name}, Ljubljana Bežigrad`,
      unit: 'µg/m³',
      base: 34,
      swing: 14,
      seed: index + 3,
    });
    wave.values.fill(46, 160);
    return { ...wave, name };
  }),
  referenceLines: [
    { id: 'limit', label: '50 µg/m³ · daily limit until 2030', value: 50 },
    { id: 'target', label: '48 µg/m³ · daily target from 2030', value: 48 },
  ],
  periods: ['Change of filters', 'Calibration with zero gas', 'Power cut'].map((label, index) => ({
    id: label,
    label,
    from: from + (100 + index * 7) * HOUR,
    to: from + (104 + index * 7) * HOUR,
  })),
};

let texts: ReturnType<typeof recordTexts>;
const recorded = () => {
  texts = recordTexts();
  return texts.stop;
};

/** No label covers another one, tick labels included. */
const areApart = async (canvasElement: HTMLElement, expected: readonly string[]) => {
  const drawn = () => texts.textsOn(canvasElement.querySelector('canvas')!);
  await waitFor(() => expect(drawn().map(({ text }) => text)).toEqual(expect.arrayContaining([...expected])));
  await expect(overlapping(drawn())).toEqual([]);
};

export const CrowdedLabels: Story = {
  args: crowded,
  beforeEach: recorded,
  render: (args) => (
    <Card>
      <div style={{ width: 1180, maxWidth: '100%' }}>
        <SeriesChart {...args} />
      </div>
    </Card>
  ),
  play: ({ canvasElement }) =>
    areApart(canvasElement, [
      'PM₁₀',
      'PM₂.₅',
      'NO₂',
      'SO₂',
      '50 µg/m³ · daily limit until 2030',
      '48 µg/m³ · daily target from 2030',
      'Power cut',
      'Calibration with zero gas',
    ]),
};

/** Texts for screen readers only are a pixel wide. */
const isCut = (element: Element) => {
  if (element.clientWidth === 1) return false;
  const { left, right } = element.getBoundingClientRect();
  const box = element.closest('figure')!.getBoundingClientRect();
  return element.scrollWidth > element.clientWidth + 1 || left < box.left - 9 || right > box.right + 1;
};

/** The legend has a card of two lines for each series, and nothing in it is cut. */
const fitsLegend = async (canvasElement: HTMLElement) => {
  const legend = await waitFor(() => canvasElement.querySelector('ul')!);
  await expect(legend.querySelectorAll('li')).toHaveLength(4);
  await expect(Array.from(legend.querySelectorAll('li, div, span, button')).filter(isCut)).toEqual([]);
};

export const CrowdedLabelsOnAPhone: Story = {
  args: crowded,
  beforeEach: recorded,
  render: (args) => (
    <div style={{ width: 326, maxWidth: '100%' }}>
      <SeriesChart {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await areApart(canvasElement, ['PM₁₀', 'SO₂', '50 µg/m³ · daily limit until 2030', 'Power cut']);
    await fitsLegend(canvasElement);
  },
};

export const LegendOnTheNarrowestPhone: Story = {
  args: {
    ...crowded,
    series: crowded.series.map((one) => ({ ...one, values: one.values.map((value) => value * 1000) })),
    referenceLines: [],
    periods: [],
  },
  render: (args) => (
    <div style={{ width: 256 }}>
      <SeriesChart {...args} />
    </div>
  ),
  play: ({ canvasElement }) => fitsLegend(canvasElement),
};

const yearBefore: ChartSeries = {
  ...measured({ label: 'PM10 2025', unit: 'µg/m³', base: 24, swing: 16, seed: 23 }),
  title: 'PM10',
};

/** Each series has a separate plot, the years of one series share a plot, and a limit appears only with its series. */
export const BelowOneAnother: Story = {
  args: {
    label: 'PM10 and NO₂',
    arrangement: 'below',
    series: [{ ...pm10, title: 'PM10' }, no2, yearBefore],
    referenceLines: [{ id: 'hour', label: 'Hourly limit of NO₂', value: 45, seriesIds: ['NO₂'] }],
    height: 200,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('application', { name: 'PM10 and NO₂: PM10' })).toBeVisible();
    const nitrogen = canvas.getByRole('application', { name: 'PM10 and NO₂: NO₂' });
    await described(nitrogen, /NO₂: \w+ values? above Hourly limit of NO₂/);
    await expect(nitrogen).not.toHaveAccessibleDescription(/PM10: \w+ values? above/);
  },
};
export const Bars: Story = { args: { label: 'Precipitation', series: [rain], caption: '1 h sum, Europe/Ljubljana' } };

export const TwelveSeries: Story = {
  args: {
    label: 'PM10 at twelve stations',
    series: Array.from({ length: 12 }, (_, index) =>
      measured({ label: `Station ${index + 1}`, unit: 'µg/m³', base: 15 + index * 6, swing: 8, seed: index + 2 }),
    ),
    height: 360,
  },
};

export const HiddenAndAlone: Story = {
  args: { label: 'PM10, NO₂ and temperature', series: [pm10, no2, temperature] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    const nitrogen = canvas.getByRole('button', { name: 'NO₂' });
    await userEvent.click(nitrogen);
    await expect(nitrogen).toHaveAttribute('aria-pressed', 'false');
    canvas.getByRole('button', { name: 'Only Temperature' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'PM10' })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: 'Temperature' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'PM10' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(nitrogen);
  },
};

export const Zoomed: Story = {
  args: { label: 'PM10 and temperature', series: [pm10, temperature], arrangement: 'over' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    const before = await firstViewOf(canvas);
    await userEvent.tab();
    await userEvent.keyboard('++');
    await waitFor(() => expect(viewOf(canvas)).not.toBe(before));
    const near = viewOf(canvas);
    const spoken = () =>
      Array.from(
        canvasElement.querySelectorAll('[aria-live="polite"]'),
        ({ textContent }) => textContent.split('.')[0],
      );
    await waitFor(() => expect(spoken()).toContain(viewOf(canvas)), { timeout: 5000 });
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(viewOf(canvas)).not.toBe(near));
    await userEvent.keyboard('0');
    await waitFor(() => expect(viewOf(canvas)).toBe(before));
    await expect(canvas.queryByRole('button', { name: 'Whole period' })).toBeNull();
    await waitFor(() => expect(spoken()).toContain(before), { timeout: 5000 });
    await userEvent.click(await canvas.findByRole('button', { name: 'Zoom in' }));
    await expect(canvas.getByRole('button', { name: 'Whole period' })).toBeVisible();
    await waitFor(() => expect(spoken()).toContain(viewOf(canvas)), { timeout: 5000 });
  },
};

const link = createChartLink();

export const LinkedGraphs: Story = {
  render: (args) => (
    <Card>
      <SeriesChart {...args} height={160} link={link} />
      <SeriesChart {...args} label="Temperature" series={[temperature]} height={160} link={link} />
    </Card>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('canvas')).toHaveLength(2));
    const [upper, lower] = canvas.getAllByRole('application');
    upper!.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(upper).toHaveTextContent('14/11/2026, 01:00 CET');
    await expect(lower).toHaveTextContent('14/11/2026, 01:00 CET');
  },
};

const million = [
  measured({ label: 'PM10', unit: 'µg/m³', base: 40, swing: 20, seed: 9 }, 1_000_000, (to - from) / 1_000_000),
];

// Passed outside args: Storybook would serialise the data over its channel.
export const AMillionPoints: Story = {
  args: { series: [] },
  render: (args) => (
    <Card>
      <SeriesChart {...args} series={million} isTableOffered={false} />
    </Card>
  ),
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
    await expect(await canvas.findByRole('columnheader', { name: 'PM10, µg/m³' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next rows' }));
    await expect(canvas.getByText('Rows 51–100 of 168')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('application')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { series: [{ ...pm10, values: pm10.values.map(() => NaN) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data for selected period')).toBeVisible();
  },
};

export const NoSeries: Story = { args: { series: [] } };
