import { DateStepper } from './DateStepper.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Going to the previous or the next day, month or year.'],
  avoid: ['A date far away: add a DatePicker.'],
  do: {
    example: (
      <DateStepper
        label="Day"
        value="25 Nov 2026"
        isNextDisabled
        onPrevious={() => undefined}
        onNext={() => undefined}
      />
    ),
    text: 'Disable “next” at the end of the range.',
  },
  dont: {
    example: (
      <DateStepper label="Day of the map" value="11/12/26" onPrevious={() => undefined} onNext={() => undefined} />
    ),
    text: 'Write the date in digits: their order is not clear.',
  },
  keyboard: keys.button,
};
