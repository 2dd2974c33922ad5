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
    example: (
      <Breadcrumbs
        items={[
          { label: 'Map', href: '#map' },
          { label: 'Stations', href: '#stations' },
          { label: 'Reports', href: '#reports' },
          { label: 'Users', href: '#users' },
        ]}
      />
    ),
    text: 'Use it as the menu: its entries are levels, not neighbours.',
  },
  keyboard: keys.link,
};
