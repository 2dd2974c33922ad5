import { DatePicker } from './DatePicker.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A day of a form, typed or chosen in a calendar.'],
  avoid: ['A range of days: use DateRangePicker.'],
  do: {
    example: (
      <DatePicker
        label="Day"
        description="Data since 12 March 2019"
        minValue="2019-03-12"
        maxValue="2026-11-25"
        defaultValue="2026-11-20"
      />
    ),
    text: 'Say in the description which days have data.',
  },
  dont: {
    example: <DatePicker label="Day of the inspection" defaultValue="1970-01-01" />,
    text: 'Set a default that the user must first delete.',
  },
  keyboard: keys.datePicker,
};
