import { largeDataMachine } from '@zrak/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { useServices } from '../../../app/servicesHooks.ts';
import { LargeDataContext } from './largeDataContext.ts';
import { LargeDataDialog } from './LargeDataDialog.tsx';

/** A screen whose parts load values: asks once for everything that they are about to load. */
export function LargeDataScreen({ children }: { children: ReactNode }) {
  const { LargeDataThreshold: threshold } = useServices().config;
  const actor = useActorRef(largeDataMachine, { input: { threshold } });
  const isAsking = useSelector(actor, (state) => state.matches('warning'));
  const waiting = useSelector(actor, ({ context }) => context.waiting);
  const loads = useMemo(() => Object.values(waiting), [waiting]);
  return (
    <LargeDataContext value={actor}>
      {children}
      <LargeDataDialog
        loads={isAsking ? loads : null}
        onProceed={() => actor.send({ type: 'warning.proceed' })}
        onCancel={() => actor.send({ type: 'warning.cancel' })}
      />
    </LargeDataContext>
  );
}
