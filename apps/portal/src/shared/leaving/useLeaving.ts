import { useRef } from 'react';
import { type Blocker, NavigationType, useBeforeUnload, useBlocker } from 'react-router-dom';
import { paths } from '../../app/paths.ts';

export interface Leaving {
  stay: () => void;
  leave: () => void;
}

/**
 * Holds up a navigation while a form has unsaved input; for `LeaveDialog`. A form that is saved, or whose object is
 * removed, replaces its page, which asks nothing: the answer can come before the form knows that nothing is unsaved.
 *
 * @param onLeave called when the input is discarded
 * @returns null if there is nothing to ask
 */
export function useLeaving(isDirty: boolean, onLeave?: () => void): Leaving | null {
  // Drafts are kept, so a refusal by the server leads on without a question.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty &&
      historyAction !== NavigationType.Replace &&
      nextLocation.pathname !== paths.accessDenied &&
      nextLocation.pathname !== currentLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  const answered = useRef<Blocker>(null);
  if (blocker.state !== 'blocked') return null;
  // A second press can come before the page is rendered without the question.
  const once = (answer: () => void) => () => {
    if (answered.current === blocker) return;
    answered.current = blocker;
    answer();
  };
  return {
    stay: once(() => blocker.reset()),
    leave: once(() => {
      onLeave?.();
      blocker.proceed();
    }),
  };
}
