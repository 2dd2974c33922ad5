import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { IndexHours } from '../IndexHours/IndexHours.tsx';
import { StationVerdict } from '../StationVerdict/StationVerdict.tsx';
import { exampleHours, moderate } from '../exampleVerdicts.ts';
import { type Guidance, keys } from '../../guidance/guidance.ts';

const DAY = 86_400_000;
const now = Date.parse('2026-11-24T08:00:00Z');

export const guidance: Guidance = {
  status: 'new',
  use: ["The head of a station's page: name, verdict, advice, last hours."],
  avoid: ['A line in a list: use StationVerdict.', 'Pages without a station: use PageHeader.'],
  do: {
    example: (
      <Stack space="small">
        <Heading level={3} size="title">
          Kranj
        </Heading>
        <StationVerdict verdict={moderate} timeZone="Europe/Ljubljana" now={now} />
        <IndexHours bands={exampleHours} start={now - DAY} timeZone="Europe/Ljubljana" />
      </Stack>
    ),
    text: 'Give the last hours: they show how it changes.',
  },
  dont: {
    example: (
      <Stack space="small">
        <Heading level={3} size="title">
          Kranj
        </Heading>
        <StationVerdict verdict={moderate} timeZone="Europe/Ljubljana" now={now} />
        <Card heading="Air quality at Kranj" level={3}>
          <StationVerdict verdict={moderate} timeZone="Europe/Ljubljana" now={now} />
        </Card>
      </Stack>
    ),
    text: 'Repeat the verdict in a card below.',
  },
  keyboard: keys.none,
};
