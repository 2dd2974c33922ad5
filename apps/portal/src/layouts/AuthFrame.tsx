import { AuthLayout } from '@zrak/ui/AuthLayout';
import { LanguageSwitch } from '@zrak/ui/LanguageSwitch';
import { ThemeSwitch } from '@zrak/ui/ThemeSwitch';
import type { ReactNode } from 'react';
import { usePreferences } from '../app/preferencesContext.ts';

/** Round every screen that needs no login. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  const { language, setLanguage, theme, setTheme } = usePreferences();
  return (
    <AuthLayout
      title={title}
      end={
        <>
          <LanguageSwitch value={language} onChange={setLanguage} />
          <ThemeSwitch value={theme} onChange={setTheme} />
        </>
      }
    >
      <title>{`${title} – Zrak`}</title>
      {children}
    </AuthLayout>
  );
}
