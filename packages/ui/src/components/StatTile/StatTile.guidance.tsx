import { StatTile } from './StatTile.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['One current value with its name, unit and time.'],
  avoid: ['Many values: use DataTable.'],
  do: {
    example: <StatTile label="PM10" value="52.4" unit="µg/m³" time="1 h mean, 14:00" />,
    text: 'Say interval and time: “1 h mean, 14:00”.',
  },
  dont: { example: <StatTile label="PM10" value="52.4" />, text: 'Show a value without its unit.' },
  keyboard: keys.toggle,
};
