import { WarningMark } from './WarningMark.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['The warning level of a station, as shape, colour and word.'],
  avoid: ['Bands of an index: use IndexMark.'],
  do: { example: <WarningMark level="high" isLabelVisible />, text: 'Show the word where there is room.' },
  dont: {
    example: (
      <Inline>
        <WarningMark level="high" announce="none" />
        Please note
      </Inline>
    ),
    text: 'Use it as decoration of a text without a level.',
  },
  keyboard: keys.none,
};
