import { useState } from 'react';
import { useKeptState } from '../../shared/useKeptState.ts';

/**
 * Input of a form on a page: what is stored until the user changes it, then the draft until it is saved or discarded. The
 * page asks before unsaved input is left, once for all its forms.
 *
 * @param form names the draft
 */
export function useEditedObject<Draft>(form: string, stored: Draft) {
  const [draft, setDraft] = useKeptState<Draft | null>(form, () => null);
  const [isTried, setTried] = useState(false);
  const isDirty = draft !== null && JSON.stringify(draft) !== JSON.stringify(stored);
  return {
    draft: draft ?? stored,
    setDraft,
    isDirty,
    isTried,
    setTried,
    reset: () => {
      setDraft(null);
      setTried(false);
    },
  };
}
