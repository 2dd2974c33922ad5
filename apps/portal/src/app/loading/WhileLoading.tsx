import { useLayoutEffect } from 'react';

/** Shown by a `Suspense` in place of code that is loading: lets the button that was pressed be busy meanwhile. */
export function WhileLoading({ onChange }: { onChange: (isLoading: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}
