import { Text } from '../Text/Text.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Pages in a hierarchy of three or more levels.'],
  avoid: ['Steps of a process: use Stepper.'],
  do: {
    example: (
      <Breadcrumbs
        items={[
          { label: 'Stations', href: '#1' },
          { label: 'Koper', href: '#2' },
          { label: 'Instruments', href: '#3' },
        ]}
      />
    ),
    text: 'End with the current page.',
  },
  dont: {
    example: <Text>Map / Stations / Reports / Users</Text>,
    text: 'Use it as the menu: its entries are levels, not neighbours.',
  },
  keyboard: keys.link,
};
