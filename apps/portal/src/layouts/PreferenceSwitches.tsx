import { LanguageSwitch } from '@zrak/ui/LanguageSwitch';
import { ThemeSwitch } from '@zrak/ui/ThemeSwitch';
import { usePreferences } from '../session/preferencesContext.ts';

export default function PreferenceSwitches() {
  const { language, setLanguage, theme, setTheme } = usePreferences();
  return (
    <>
      <LanguageSwitch value={language} onChange={setLanguage} />
      <ThemeSwitch value={theme} onChange={setTheme} />
    </>
  );
}
