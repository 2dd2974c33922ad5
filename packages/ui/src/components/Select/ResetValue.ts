import { type RefObject, useContext, useEffect } from 'react';
import { SelectStateContext } from 'react-aria-components/Select';

interface ResetValueProps {
  /** Element with the native `select`. */
  field: RefObject<HTMLElement | null>;
}

/**
 * Inside a React Aria `Select`: makes its value the default of the native `select`, as React does for inputs. Without
 * a default the browser empties the `select` on each reset of the form, while React Aria shows the first value again.
 */
export function ResetValue({ field }: ResetValueProps) {
  const state = useContext(SelectStateContext);
  // After each rendering, because options come and go.
  useEffect(() => {
    if (!state) return;
    for (const option of field.current?.querySelector('select')?.options ?? []) {
      option.defaultSelected = option.value === String(state.value ?? '');
    }
  });
  return null;
}
