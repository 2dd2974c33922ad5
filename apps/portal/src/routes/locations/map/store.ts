import { useSyncExternalStore } from 'react';

/** A value that changes often and renders only its subscribers. */
export interface Store<Value> {
  subscribe: (onChange: () => void) => () => void;
  get: () => Value;
  set: (value: Value) => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}

export const useStored = <Value>({ subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>): Value =>
  useSyncExternalStore(subscribe, get);
