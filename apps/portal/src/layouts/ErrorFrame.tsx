import { AppShell } from '@zrak/ui/AppShell';
import { Logo } from '@zrak/ui/Logo';
import { TopBar } from '@zrak/ui/TopBar';
import type { ReactNode } from 'react';
import { paths } from '../app/paths.ts';
import { useUser } from '../app/servicesHooks.ts';
import PreferenceSwitches from './PreferenceSwitches.tsx';
import { UserControls } from './UserControls.tsx';

const withoutMenu = () => undefined;

/** Top bar of the error pages, which load nothing: the way home, language, theme, and for a user the logout. */
export function ErrorFrame({ children }: { children: ReactNode }) {
  const user = useUser();
  return (
    <AppShell
      isMenuOpen={false}
      onMenuOpenChange={withoutMenu}
      topBar={
        <TopBar
          brand={{ name: 'Zrak', href: paths.home, logo: <Logo isMarkOnly /> }}
          isMenuOpen={false}
          end={
            <>
              <PreferenceSwitches />
              {user && <UserControls />}
            </>
          }
        />
      }
      footer={null}
    >
      {children}
    </AppShell>
  );
}
