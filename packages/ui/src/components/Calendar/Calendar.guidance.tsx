import { Calendar } from './Calendar.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A day that is chosen by its position in the week or the month.'],
  avoid: ['A date that is known, such as a birthday: use DateField.', 'A field of a form: use DatePicker.'],
  do: {
    example: (
      <Calendar
        label="Day of the report"
        defaultValue="2026-11-20"
        isDateUnavailable={(day) => day > '2026-11-08' && day < '2026-11-14'}
      />
    ),
    text: 'Mark days without data as unavailable.',
  },
  dont: {
    example: (
      <Stack>
        <Text weight="strong">Date of birth</Text>
        <Calendar label="Date of birth" defaultValue="1974-05-14" />
      </Stack>
    ),
    text: 'Ask for a date that the user knows by heart.',
  },
  keyboard: keys.calendar,
};
