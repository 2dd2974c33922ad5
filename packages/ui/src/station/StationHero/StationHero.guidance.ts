import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ["The head of a station's page: name, verdict, advice, last hours."],
  avoid: ['A line in a list: use StationVerdict.', 'Pages without a station: use PageHeader.'],
  do: { text: 'Give the time zone of the station.' },
  dont: { text: 'Repeat the verdict in a card below.' },
  keyboard: keys.none,
};
