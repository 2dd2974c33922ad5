import { LevelMark } from './LevelMark.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The level of a station in lists, as it is drawn on the map.'],
  avoid: ['Something other than a station: use Badge.'],
  do: { example: <LevelMark level="e2" isLabelVisible />, text: 'Use the same label as the legend.' },
  dont: {
    example: (
      <Inline>
        <LevelMark level="e2" isLabelVisible />
        <LevelMark level="u2" isLabelVisible />
      </Inline>
    ),
    text: 'Mix levels of two indices in one list.',
  },
  keyboard: keys.none,
};
