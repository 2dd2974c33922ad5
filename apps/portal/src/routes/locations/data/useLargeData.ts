import { largeDataMachine } from '@zrak/machines';
import { useMachine } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useServices } from '../../../app/servicesHooks.ts';

export interface LargeDataWarning {
  /** Number of values of the request. */
  values: number;
  proceed: () => void;
  cancel: () => void;
}

/** Confirmation before a load and its progress: `send` reports events, the caller acts on the states. */
export function useLargeData<Subject>() {
  const { LargeDataThreshold: threshold } = useServices().config;
  const [state, send] = useMachine(largeDataMachine, { input: { threshold } });
  const [subject, setSubject] = useState<Subject | null>(null);
  const requestLoad = useCallback(
    (next: Subject, values: number) => {
      setSubject(next);
      send({ type: 'load.request', values });
    },
    [send],
  );
  const { values } = state.context;
  const warning: LargeDataWarning | null = state.matches('warning')
    ? {
        values,
        proceed: () => send({ type: 'warning.proceed' }),
        cancel: () => send({ type: 'warning.cancel' }),
      }
    : null;
  return {
    /** Whether the last request may be loaded, or is loaded. */
    isAllowed: state.matches('loading') || state.matches('loaded') || state.matches('failed'),
    isLoading: state.matches('loading'),
    hasFailed: state.matches('failed'),
    isCancelled: state.matches('cancelled'),
    warning,
    /** Last request passed to `requestLoad`: the states refer to it. */
    subject,
    requestLoad,
    send,
  };
}
