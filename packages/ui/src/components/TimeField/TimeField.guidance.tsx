import { TimeField } from './TimeField.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'new',
  use: ['A time of the day that is typed.'],
  avoid: ['A duration: use NumberField with its unit.'],
  do: {
    example: <TimeField label="Start of the mean" description="Hourly means" granularity="hour" defaultValue="14:00" />,
    text: 'Choose the granularity that the data have.',
  },
  dont: {
    example: <TimeField label="Inspection" granularity="second" defaultValue="14:30:05" />,
    text: 'Ask for seconds when nobody knows them.',
  },
  keyboard: keys.dateField,
};
