import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../components/Link/Link.tsx';
import { exampleHours, exampleVerdicts, moderate } from '../exampleVerdicts.ts';
import { StationHero } from './StationHero.tsx';

const now = Date.parse('2026-11-24T08:00:00Z');
const start = Date.parse('2026-11-23T08:00:00Z');
const meta = {
  title: 'Map/StationHero',
  component: StationHero,
  args: {
    name: 'Ljubljana Bežigrad',
    verdict: moderate,
    timeZone: 'Europe/Ljubljana',
    now,
    hours: { bands: exampleHours, start },
    breadcrumb: <Link href="#map">Locations map</Link>,
  },
  // Colours of the index are not theme tokens.
  parameters: { isPicturedInDark: true },
} satisfies Meta<typeof StationHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Index: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ljubljana Bežigrad' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('because of PM2.5: 36.5 µg/m³, 07:00–08:00');
    await expect(canvas.getByText(/Enjoy being outdoors/)).toBeVisible();
  },
};
export const NoiseInAddition: Story = { args: { verdict: exampleVerdicts[1]! } };
export const HoursLoading: Story = { args: { hours: 'loading' } };
export const Core: Story = { args: { verdict: exampleVerdicts[4]!, hours: null } };
export const Delayed: Story = { args: { verdict: exampleVerdicts[5]! } };
export const NotEnoughData: Story = { args: { verdict: { kind: 'notEnough', latestAt: '2026-11-24T05:15:00Z' } } };
export const NoAir: Story = { args: { verdict: exampleVerdicts[9]!, hours: null } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
