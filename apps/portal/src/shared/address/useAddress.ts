import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Address } from './address.ts';
import { addressBar } from './addressBar.ts';

/**
 * New values, or a function of the values in the address: these are newer than the shown ones while the screen still
 * renders an earlier change, so a change that builds on them takes the function.
 */
export type Change<Values> = Partial<Values> | ((current: Values) => Partial<Values>);

export interface AddressState<Values> {
  /** The same object as long as the values are the same. */
  values: Values;
  /** Changes the address; several changes in one task make one navigation. */
  change: (change: Change<Values>) => void;
}

/**
 * Search params as values.
 *
 * @param history whether Back undoes a change, or leaves the screen
 */
export function useAddress<Values>(address: Address<Values>, history: 'push' | 'replace'): AddressState<Values> {
  const values = useAddressValues(address);
  const navigate = useNavigate();
  const change = useCallback(
    (next: Change<Values>) =>
      addressBar.change((search) => written(address, search, next), { replace: history === 'replace', navigate }),
    [address, history, navigate],
  );
  return { values, change };
}

/**
 * Search params that change many times a second. They are written without the router: nothing is loaded, and only the
 * components that use one of them render.
 */
export function useQuietAddress<Values>(address: Address<Values>): AddressState<Values> {
  return { values: useAddressValues(address), change: useQuietChange(address) };
}

/** For components that only write. `initial` is the value of the address when the component was mounted. */
export function useInitialAddress<Values>(address: Address<Values>): {
  initial: Values;
  change: (change: Change<Values>) => void;
} {
  const [initial] = useState(() => address.read(addressBar.current()));
  return { initial, change: useQuietChange(address) };
}

const useQuietChange = <Values>(address: Address<Values>) =>
  useCallback((next: Change<Values>) => addressBar.note((search) => written(address, search, next)), [address]);

const written = <Values>(address: Address<Values>, search: URLSearchParams, next: Change<Values>) =>
  address.write(search, typeof next === 'function' ? next(address.read(search)) : next);

function useAddressValues<Values>(address: Address<Values>): Values {
  const { search, key } = useLocation();
  const text = useSyncExternalStore(addressBar.subscribe, () => addressBar.textOf(address.names, search, key));
  return useMemo(() => address.read(new URLSearchParams(text)), [address, text]);
}
