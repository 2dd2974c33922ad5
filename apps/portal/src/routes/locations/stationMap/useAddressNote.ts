import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds after the last change. */
const settling = 300;

/** Keeps a search parameter of the address past the router, for what changes many times a second; null takes it away. */
export function useAddressNote(name: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (text: string | null) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const url = new URL(window.location.href);
        if (text === null) url.searchParams.delete(name);
        else url.searchParams.set(name, text);
        window.history.replaceState(window.history.state, '', url);
      }, settling);
    },
    [name],
  );
}
