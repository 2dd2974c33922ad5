import { Link } from './Link.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Navigation inside a text, a table or a list.'],
  avoid: ['An action on this page: use Button.'],
  do: { example: <Link href="#report">Report of March</Link>, text: 'Name the destination: “Report of March”.' },
  dont: { example: <Link href="#report">Click here</Link>, text: 'Write “here” or “more”.' },
  keyboard: keys.link,
};
