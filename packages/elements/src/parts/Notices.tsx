/** @jsxImportSource preact */
import type { Failure } from '../data/failure.ts';
import { isPassing } from '../data/failure.ts';
import type { Texts } from '../i18n/texts.ts';

interface RetryProps {
  texts: Texts;
  isLoading: boolean;
  onRetry: () => void;
}

/** Keeps the focus while it loads, so it is not disabled. */
function Retry({ texts, isLoading, onRetry }: RetryProps) {
  return (
    <button type="button" aria-disabled={isLoading} onClick={() => !isLoading && onRetry()}>
      {texts.say(isLoading ? 'elements.loading' : 'elements.retry')}
    </button>
  );
}

/** The reason why nothing is shown, and what can be done about it. */
export function FailureNotice({ failure, ...retry }: RetryProps & { failure: Failure }) {
  const { texts } = retry;
  return (
    <div class="notice">
      <p role="status">
        <span class="strong">{texts.say(`elements.failure.${failure.kind}`)}</span>
        <br />
        <span class="muted">{texts.say(`elements.failure.${failure.kind}.hint`)}</span>
      </p>
      {isPassing(failure.kind) && <Retry {...retry} />}
    </div>
  );
}

/** Under data that could not be updated. */
export function OutdatedNotice({ time, ...retry }: RetryProps & { time: string }) {
  return (
    <div class="notice">
      <p role="status">{retry.texts.say('elements.outdated', { time })}</p>
      <Retry {...retry} />
    </div>
  );
}
