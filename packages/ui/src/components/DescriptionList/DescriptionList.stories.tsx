import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Data display/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Coordinates', details: '46,0655° N, 14,5127° E' },
      { term: 'Altitude', details: '299 m' },
      { term: 'Time zone', details: 'Europe/Ljubljana' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

export const Station: StoryObj<typeof meta> = {};
/** Without space for two columns, each description is below its term. */
export const Narrow: StoryObj<typeof meta> = {
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{<Story />}</div>],
};
export const Compact: StoryObj<typeof meta> = {
  args: {
    isCompact: true,
    items: [
      { term: 'PM10 particles', details: '30.3 µg/m³' },
      { term: 'Ozone', details: '22.2 µg/m³' },
      { term: 'Nitrogen dioxide', details: '123.6 µg/m³' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{<Story />}</div>],
};
