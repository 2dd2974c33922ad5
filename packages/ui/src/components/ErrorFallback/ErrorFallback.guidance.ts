import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A part of a page that failed, with the rest still working.'],
  avoid: ['A whole page: use ErrorPage.', 'An error of a form: use ErrorSummary.'],
  do: { text: 'Offer to try again.' },
  dont: { text: 'Show a stack trace.' },
  keyboard: keys.button,
};
