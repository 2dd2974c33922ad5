import { Switch } from './Switch.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A setting that takes effect at once.'],
  avoid: ['A choice that is sent with a form: use Checkbox.'],
  do: {
    example: <Switch label="Automatic refresh" defaultSelected />,
    text: 'Write the label as the thing that is on.',
  },
  dont: { example: <Switch label="Refresh is on now" />, text: 'Change the label with the state.' },
  keyboard: keys.checkbox,
};
