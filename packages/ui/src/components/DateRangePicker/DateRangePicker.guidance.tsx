import { DateRangePicker } from './DateRangePicker.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A period of days, both ends included.'],
  avoid: ['A single day: use DatePicker.', 'Fixed periods such as today: offer buttons too.'],
  do: {
    example: (
      <DateRangePicker
        label="Period"
        description="Data since 12 March 2019"
        minValue="2019-03-12"
        maxValue="2026-11-25"
        defaultValue={{ start: '2026-11-01', end: '2026-11-20' }}
      />
    ),
    text: 'Limit the range to days with data, and say them.',
  },
  dont: {
    example: (
      <Stack>
        <DateField label="From" defaultValue="2026-11-20" />
        <DateField label="To" defaultValue="2026-11-01" />
      </Stack>
    ),
    text: 'Use two separate date fields for one period.',
  },
  keyboard: keys.datePicker,
};
