import { useState } from 'react';
import { useKeptState } from '../../shared/useKeptState.ts';

/**
 * Input of a form: what is stored until the user changes it, then the draft until it is saved or discarded. The page asks
 * before unsaved input is left, once for all its forms.
 *
 * @param form names the draft
 */
export function useEditedObject<Draft>(form: string, stored: Draft) {
  const [edited, setEdited] = useKeptState<{ draft: Draft; loaded: Draft } | null>(form, () => null);
  const [isTried, setTried] = useState(false);
  const loaded = edited ? edited.loaded : stored;
  return {
    draft: edited ? edited.draft : stored,
    /** The stored fields at the first change of the user; the network may have been read again since then. */
    loaded,
    setDraft: (draft: Draft) => setEdited(JSON.stringify(draft) === JSON.stringify(loaded) ? null : { draft, loaded }),
    isDirty: edited !== null,
    isTried,
    setTried,
    /**
     * Discards the draft that was saved. Input that was made meanwhile stays a draft, which starts from what was saved.
     *
     * @param rest of a draft, for parts that are sent only once
     */
    saved: (sent: Draft, rest: (draft: Draft) => Draft = (draft) => draft) => {
      setEdited((now) => {
        if (!now) return null;
        const [left, start] = [rest(now.draft), rest(sent)];
        return JSON.stringify(left) === JSON.stringify(start) ? null : { draft: left, loaded: start };
      });
      setTried(false);
    },
    reset: () => {
      setEdited(null);
      setTried(false);
    },
  };
}
