import { AuthLayout as Frame } from '@zrak/ui/AuthLayout';
import { LanguageSwitch } from '@zrak/ui/LanguageSwitch';
import { ThemeSwitch } from '@zrak/ui/ThemeSwitch';
import { Outlet } from 'react-router-dom';
import { usePreferences } from '../app/preferencesContext.ts';

export function Component() {
  const { language, setLanguage, theme, setTheme } = usePreferences();
  return (
    <Frame
      controls={
        <>
          <LanguageSwitch value={language} onChange={setLanguage} />
          <ThemeSwitch value={theme} onChange={setTheme} />
        </>
      }
    >
      <Outlet />
    </Frame>
  );
}
