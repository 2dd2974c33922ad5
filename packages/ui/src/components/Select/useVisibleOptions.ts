import { type ComponentType, useEffect, useState } from 'react';
import type { VisibleOptionsProps } from './VisibleOptions.tsx';

let loaded: ComponentType<VisibleOptionsProps> | undefined;

async function load(): Promise<ComponentType<VisibleOptionsProps>> {
  loaded ??= (await import('./VisibleOptions.tsx')).VisibleOptions;
  return loaded;
}

interface Opening {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Loads `VisibleOptions` for a long list. Most lists are short, and the code is as much as that of all other parts of a
 * `Select`. A list that is opened before it has come waits for it; without it all options are rendered.
 *
 * @returns `opening` for a long list
 */
export function useVisibleOptions(isLong: boolean): {
  visibleOptions: ComponentType<VisibleOptionsProps> | undefined;
  opening: Opening | null;
  /** Whether the code of a long list has come, or will not. */
  isReady: boolean;
} {
  const [shown, setShown] = useState(() => loaded);
  const [isOpen, onOpenChange] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isLong || shown) return;
    load().then(
      (component) => setShown(() => component),
      () => setFailed(true),
    );
  }, [isLong, shown]);
  const isReady = !isLong || shown !== undefined || hasFailed;
  return {
    visibleOptions: isLong ? shown : undefined,
    isReady,
    opening: isLong ? { isOpen: isOpen && isReady, onOpenChange } : null,
  };
}
