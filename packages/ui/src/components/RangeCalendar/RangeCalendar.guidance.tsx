import { RangeCalendar } from './RangeCalendar.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A period that is chosen by its position in one or two months.'],
  avoid: ['A field of a form: use DateRangePicker.'],
  do: {
    example: (
      <RangeCalendar
        label="Period of the report"
        visibleMonths={1}
        minValue="2026-11-05"
        maxValue="2026-11-25"
        defaultValue={{ start: '2026-11-09', end: '2026-11-15' }}
      />
    ),
    text: 'Limit the range to days that have data.',
  },
  dont: {
    example: (
      <Stack>
        <Text weight="strong">1 January 2019 – 31 December 2026</Text>
        <RangeCalendar label="All years" visibleMonths={1} defaultValue={{ start: '2019-01-01', end: '2026-12-31' }} />
      </Stack>
    ),
    text: 'Use it for a period of many years.',
  },
  keyboard: keys.calendar,
};
