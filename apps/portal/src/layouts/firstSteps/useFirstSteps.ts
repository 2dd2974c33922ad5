import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../app/servicesHooks.ts';
import { markDone, stepOf } from './progress.ts';

/** Marks the step of the current screen as done. */
export function useFirstSteps(): void {
  const user = useUser();
  const step = stepOf(useLocation().pathname);
  useEffect(() => {
    if (user && step) markDone(step);
  }, [user, step]);
}
