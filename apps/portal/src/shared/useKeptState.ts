import { useEffect, useState } from 'react';
import { useServices } from '../app/servicesHooks.ts';

/**
 * State of a form or dialog without secrets. Users whose session ends meanwhile find it again when they have signed in.
 *
 * @param form names the draft
 */
export function useKeptState<Value>(form: string, initial: () => Value) {
  const { drafts, user } = useServices();
  const state = useState(() => {
    const draft = drafts.get(form) as { value: Value } | undefined;
    return draft ? draft.value : initial();
  });
  const [value] = state;
  useEffect(() => drafts.keep(form, { value }), [drafts, form, value]);
  // A user who leaves the form discards it; only the end of the session removes it against their will.
  useEffect(
    () => () => {
      if (user()) drafts.remove(form);
    },
    [drafts, form, user],
  );
  return state;
}
