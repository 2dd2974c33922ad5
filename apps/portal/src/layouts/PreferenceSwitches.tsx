import { LanguageSwitch } from '@zrak/ui/LanguageSwitch';
import { ThemeSwitch } from '@zrak/ui/ThemeSwitch';
import { languageCodes, languages } from '../i18n/languages.ts';
import { usePreferences } from '../session/preferencesContext.ts';

const choices = languageCodes.map((id) => ({ id, label: languages[id].name }));

export default function PreferenceSwitches() {
  const { language, setLanguage, theme, setTheme } = usePreferences();
  return (
    <>
      <LanguageSwitch languages={choices} value={language} onChange={setLanguage} />
      <ThemeSwitch value={theme} onChange={setTheme} />
    </>
  );
}
