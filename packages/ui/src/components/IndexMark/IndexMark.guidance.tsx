import { IndexMark } from './IndexMark.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A band of an air quality index, as digit, colour and name.'],
  avoid: ['Warning levels of a station: use WarningMark.'],
  do: {
    example: <IndexMark scale="european2024" band={2} isLabelVisible />,
    text: 'Show the name where there is room.',
  },
  dont: {
    example: <IndexMark scale="european2024" band={2} label="Green" isLabelVisible />,
    text: 'Recolour the bands: the colours are official.',
  },
  keyboard: keys.none,
};
