import Globe from 'lucide-react/icons/globe';
import { type UiLocale, useUiIntl } from '../../i18n/UiProvider.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { messages } from './LanguageSwitch.messages.ts';

export interface LanguageSwitchProps {
  value: UiLocale;
  onChange: (locale: UiLocale) => void;
}

// Each language in its own words: whoever is lost in one finds the way out.
const languages: readonly { id: UiLocale; label: string }[] = [
  { id: 'en', label: 'English' },
  { id: 'sl', label: 'Slovenščina' },
  { id: 'de', label: 'Deutsch' },
];

export function LanguageSwitch({ value, onChange }: LanguageSwitchProps) {
  const intl = useUiIntl();
  const current = languages.find((language) => language.id === value)?.label ?? value;
  return (
    <Menu
      label={intl.formatMessage(messages.label, { language: current })}
      text={<span lang={value}>{current}</span>}
      showText="wide"
      icon={<Globe size={18} aria-hidden="true" />}
      selectedId={value}
      items={languages.map((language) => ({ ...language, lang: language.id, onAction: () => onChange(language.id) }))}
    />
  );
}
