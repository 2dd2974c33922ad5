import { StationVerdict } from './StationVerdict.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { WarningMark } from '../../components/WarningMark/WarningMark.tsx';
import { moderate } from '../exampleVerdicts.ts';
import { type Guidance, keys } from '../../guidance/guidance.ts';

const now = Date.parse('2026-11-24T08:00:00Z');

export const guidance: Guidance = {
  status: 'new',
  use: ['The verdict on a station in one line: in a list, a row, a card.'],
  avoid: ["The head of a station's page: use StationHero.", 'The mark alone: use LevelMark.'],
  do: {
    example: <StationVerdict verdict={moderate} timeZone="Europe/Ljubljana" now={now} />,
    text: 'Show the cause where there is room.',
  },
  dont: {
    example: (
      <Inline>
        <StationVerdict verdict={moderate} timeZone="Europe/Ljubljana" now={now} cause="none" />
        <WarningMark level="none" isLabelVisible />
      </Inline>
    ),
    text: 'Show a second level beside it that says something else.',
  },
  keyboard: keys.none,
};
