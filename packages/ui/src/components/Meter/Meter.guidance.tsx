import { Meter } from './Meter.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A used part of a limited amount: days above a limit value.'],
  avoid: ['Progress of a task: use ProgressBar.'],
  do: {
    example: <Meter label="Days above the limit value" valueLabel="7 of 18 days" value={7} maxValue={18} />,
    text: 'Say the amounts: “7 of 18 days”.',
  },
  dont: {
    example: <Meter label="PM10" valueLabel="39 %" value={7} maxValue={18} />,
    text: 'Use it for a value without a limit.',
  },
  keyboard: keys.none,
};
