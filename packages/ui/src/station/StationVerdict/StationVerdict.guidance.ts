import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['The verdict on a station in one line: in a list, a row, a card.'],
  avoid: ["The head of a station's page: use StationHero.", 'The mark alone: use LevelMark.'],
  do: { text: 'Show the cause where there is room.' },
  dont: { text: 'Show a second level beside it that says something else.' },
  keyboard: keys.none,
};
