import { DescriptionList } from './DescriptionList.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Facts of one thing: name and value.'],
  avoid: ['Several things of one kind: use DataTable.'],
  do: {
    example: (
      <DescriptionList
        items={[
          { term: 'Altitude', details: '299 m' },
          { term: 'Owner', details: 'not known' },
        ]}
      />
    ),
    text: 'Use the compact form for figures.',
  },
  dont: {
    example: (
      <DescriptionList
        items={[
          { term: 'Altitude', details: '299 m' },
          { term: 'Owner', details: '' },
        ]}
      />
    ),
    text: 'Leave out a fact that is missing: say that it is not known.',
  },
  keyboard: keys.none,
};
