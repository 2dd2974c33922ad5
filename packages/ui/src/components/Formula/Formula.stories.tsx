import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Formula } from './Formula.tsx';

const meta = {
  title: 'Data display/Formula',
  component: Formula,
  args: { text: 'NO2' },
} satisfies Meta<typeof Formula>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Compound: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('sub')).toHaveTextContent('2');
    await expect(canvasElement).toHaveTextContent('NO2');
  },
};
export const InAText: Story = { args: { text: 'Nitrogen oxides (as NO2)' } };
export const WithoutAFormula: Story = { args: { text: 'Relative humidity' } };
export const ReadAsAName: Story = {
  args: { text: 'O3', spoken: 'ozone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ozone')).toBeInTheDocument();
  },
};

const all = ['PM10', 'PM2.5', 'NO2', 'NOx', 'O3', 'SO2', 'CO', 'C6H6', 'LAeq', 'LAFmax', 'LA90', 'Lden', 'Lnight'];

export const AsTheFieldWritesThem: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 8 }}>
      {all.map((text) => (
        <li key={text}>
          <Formula text={text} />
        </li>
      ))}
    </ul>
  ),
};
