import { LinkButton } from './LinkButton.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['Navigation that is the main step of a page.'],
  avoid: ['An action on this page: use Button.', 'A link inside a sentence: use Link.'],
  do: { example: <LinkButton href="#report">Open the report</LinkButton>, text: 'Name the destination.' },
  dont: { example: <LinkButton href="#save">Submit</LinkButton>, text: 'Use it to submit a form.' },
  keyboard: keys.link,
};
