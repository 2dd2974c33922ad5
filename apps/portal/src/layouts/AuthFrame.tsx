import { AuthLayout } from '@zrak/ui/AuthLayout';
import { lazy, type ReactNode, Suspense } from 'react';
import { withNothing } from '../app/loading/withNothing.ts';
import * as styles from './AuthFrame.css.ts';

// The menus are larger than the form, so it does not wait for them.
const PreferenceSwitches = lazy(() => import('./PreferenceSwitches.tsx').catch(withNothing));

/** Frame of every screen that needs no login. */
export function AuthFrame({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <AuthLayout
      title={title}
      lead={lead}
      end={
        <Suspense fallback={<div className={styles.switches} />}>
          <PreferenceSwitches />
        </Suspense>
      }
    >
      <title>{`${title} – Zrak`}</title>
      {children}
    </AuthLayout>
  );
}
