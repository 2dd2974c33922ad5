import { useState } from 'react';
import { useKeptState } from '../../shared/useKeptState.ts';
import { useLeaving } from '../../shared/leaving/useLeaving.ts';

/**
 * Input of a form on a page: what is stored until the user changes it, then the draft until it is saved or discarded.
 *
 * @param form names the draft
 */
export function useEditedObject<Draft>(form: string, stored: Draft) {
  const [draft, setDraft] = useKeptState<Draft | null>(form, () => null);
  const [isTried, setTried] = useState(false);
  const isDirty = draft !== null && JSON.stringify(draft) !== JSON.stringify(stored);
  const leaving = useLeaving(isDirty);
  return {
    draft: draft ?? stored,
    setDraft,
    isDirty,
    isTried,
    setTried,
    leaving,
    reset: () => {
      setDraft(null);
      setTried(false);
    },
  };
}
