import { useCallback, useState } from 'react';
import { useAddressNote } from '../stationMap/useAddressNote.ts';

const parameter = 'find';

/** The name, or a part of it, that is looked for; kept in the address past the router, which would render at each letter twice. */
export function useNameSearch(): [text: string, change: (text: string) => void] {
  const [text, setText] = useState(() => new URLSearchParams(window.location.search).get(parameter) ?? '');
  const note = useAddressNote(parameter);
  const change = useCallback(
    (next: string) => {
      setText(next);
      note(next.trim() || null);
    },
    [note],
  );
  return [text, change];
}
