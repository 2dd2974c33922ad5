import { ErrorFallback } from './ErrorFallback.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['A part of a page that failed, with the rest still working.'],
  avoid: ['A whole page: use ErrorPage.', 'An error of a form: use ErrorSummary.'],
  do: {
    example: <ErrorFallback heading="The graph could not be loaded" onRetry={() => undefined} />,
    text: 'Offer to try again.',
  },
  dont: {
    example: <ErrorFallback heading="TypeError: series is undefined">at Plot (Plot.tsx:48:12)</ErrorFallback>,
    text: 'Show a stack trace.',
  },
  keyboard: keys.button,
};
