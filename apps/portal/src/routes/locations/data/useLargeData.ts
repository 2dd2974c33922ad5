import { largeDataMachine } from '@zrak/machines';
import { useMachine } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useServices } from '../../../app/servicesHooks.ts';

export interface LargeDataWarning {
  /** How many would be loaded. */
  values: number;
  proceed: () => void;
  cancel: () => void;
}

/** The conversation before and during a load: `send` what happens to it, act on the states. */
export function useLargeData<Subject>() {
  const { LargeDataThreshold: threshold } = useServices().config;
  const [state, send] = useMachine(largeDataMachine, { input: { threshold } });
  const [subject, setSubject] = useState<Subject | null>(null);
  const ask = useCallback(
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
    /** Whether what was last asked for may be loaded, or has been. */
    isAllowed: state.matches('loading') || state.matches('loaded') || state.matches('failed'),
    isLoading: state.matches('loading'),
    hasFailed: state.matches('failed'),
    isCancelled: state.matches('cancelled'),
    warning,
    /** What was last asked for by `ask`: the states are about it. */
    subject,
    ask,
    send,
  };
}
