import type { WaitingLoad } from '@zrak/machines';
import { useSelector } from '@xstate/react';
import { useCallback, useContext, useEffect, useId, useState } from 'react';
import { LargeDataContext } from './largeDataContext.ts';

/** Lets a part of the screen load values, after the question of the screen if they are many. */
export function useLargeData<Subject>() {
  const actor = useContext(LargeDataContext);
  if (!actor) throw new Error('useLargeData outside LargeDataScreen');
  const id = useId();
  const [subject, setSubject] = useState<Subject | null>(null);
  const answer = useSelector(actor, ({ context }) => context.answers[id] ?? null);
  const requestLoad = useCallback(
    (next: Subject, load: WaitingLoad) => {
      setSubject(() => next);
      actor.send({ type: 'load.request', id, ...load });
      // Parts rendered together make their requests in one task.
      queueMicrotask(() => {
        if (actor.getSnapshot().status === 'active') actor.send({ type: 'load.decide' });
      });
    },
    [actor, id],
  );
  useEffect(
    () => () => {
      // When the whole screen is removed, its question is stopped first.
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'load.withdraw', id });
    },
    [actor, id],
  );
  return {
    /** Whether the last request may be loaded. */
    isAllowed: answer === 'allowed',
    /** Whether the user declined or stopped the last request. */
    isCancelled: answer === 'cancelled',
    /** Last request passed to `requestLoad`: the answers refer to it. */
    subject,
    requestLoad,
    cancel: () => actor.send({ type: 'load.cancel', id }),
  };
}
