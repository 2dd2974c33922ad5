import { LanguageSwitch } from '@zrak/ui/LanguageSwitch';
import { ThemeSwitch } from '@zrak/ui/ThemeSwitch';
import { showErrorToast } from '@zrak/ui/Toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { withReloadOnStaleBuild } from '../app/loading/withReloadOnStaleBuild.ts';
import { type Language, languageCodes, languages } from '../i18n/languages.ts';
import { usePreferences } from '../session/preferencesContext.ts';
import { useErrorText } from '../shared/useErrorText.ts';

const choices = languageCodes.map((id) => ({ id, label: languages[id].name }));

export default function PreferenceSwitches() {
  const { language, setLanguage, theme, setTheme } = usePreferences();
  const failed = useIntl().formatMessage({ id: 'layouts.PreferenceSwitches.failed' });
  const errorText = useErrorText();
  const [isLoading, setLoading] = useState(false);
  const choose = (one: Language) => {
    setLoading(true);
    return withReloadOnStaleBuild(() => setLanguage(one))()
      .catch((error: unknown) => showErrorToast(`${failed} ${errorText(error)}`))
      .finally(() => setLoading(false));
  };
  return (
    <>
      <LanguageSwitch languages={choices} value={language} isPending={isLoading} onChange={(one) => void choose(one)} />
      <ThemeSwitch value={theme} onChange={setTheme} />
    </>
  );
}
