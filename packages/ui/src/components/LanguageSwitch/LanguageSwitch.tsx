import Globe from 'lucide-react/icons/globe';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { messages } from './LanguageSwitch.messages.ts';

export interface LanguageChoice<Code extends string = string> {
  /** ISO 639 code. */
  id: Code;
  /** Name in the language itself, so that its speakers find it in any language. */
  label: string;
}

export interface LanguageSwitchProps<Code extends string> {
  languages: readonly LanguageChoice<Code>[];
  value: Code;
  onChange: (language: Code) => void;
}

export function LanguageSwitch<Code extends string>({ languages, value, onChange }: LanguageSwitchProps<Code>) {
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
