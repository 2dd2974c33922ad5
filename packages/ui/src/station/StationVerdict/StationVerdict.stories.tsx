import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleVerdicts, moderate } from '../exampleVerdicts.ts';
import { StationVerdict } from './StationVerdict.tsx';

const meta = {
  title: 'Map/StationVerdict',
  component: StationVerdict,
  args: { verdict: moderate, timeZone: 'Europe/Ljubljana', now: Date.parse('2026-11-24T08:00:00Z') },
  // Colours of the index and of the server are not theme tokens.
  parameters: { isPicturedInDark: true },
} satisfies Meta<typeof StationVerdict>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Index: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Moderate')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('PM2.5 36.5 µg/m³, 07:00–08:00');
  },
};
export const PollutantOnly: Story = { args: { cause: 'pollutant', size: 'small' } };
export const WordOnly: Story = { args: { cause: 'none', size: 'small' } };

export const EveryKind: Story = {
  render: (args) => (
    <ul style={{ display: 'grid', gap: 12 }}>
      {exampleVerdicts.map((verdict) => (
        <li key={JSON.stringify(verdict)}>
          <StationVerdict {...args} verdict={verdict} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delayed, last value 06:15')).toBeVisible();
    await expect(canvas.getByText('Offline, last value 21 Nov, 23:00')).toBeVisible();
    await expect(canvas.getByText('Not enough data for an index')).toBeVisible();
    await expect(canvas.getByText('No air measurement here')).toBeVisible();
    await expect(canvas.getByText('Last hour louder than the critical value (indicative)')).toBeVisible();
  },
};

/** In a narrow card the warning is below the word; both marks are beside the first line of their words. */
export const WarningInANarrowCard: Story = {
  args: { verdict: exampleVerdicts[1]!, cause: 'pollutant', size: 'medium' },
  decorators: [(Story) => <div style={{ width: 240 }}>{<Story />}</div>],
  play: async ({ canvas }) => {
    const middle = ({ top, height }: DOMRect) => top + height / 2;
    const markOf = (element: Element | null) => element!.previousElementSibling!.getBoundingClientRect();
    const word = canvas.getByText('Fair');
    await expect(Math.abs(middle(markOf(word.parentElement)) - middle(word.getBoundingClientRect()))).toBeLessThan(2);
    const warning = canvas.getByText(/^Last hour louder/);
    const { top, height } = warning.getBoundingClientRect();
    await expect(height).toBeGreaterThan(24);
    await expect(markOf(warning).bottom).toBeLessThan(top + 24);
  },
};
