import Globe from 'lucide-react/icons/globe';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { messages as buttonMessages } from '../Button/Button.messages.ts';
import { Menu } from '../Menu/Menu.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
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
  /** The texts of a chosen language are loading. */
  isPending?: boolean | undefined;
  onChange: (language: Code) => void;
}

export function LanguageSwitch<Code extends string>({
  languages,
  value,
  isPending = false,
  onChange,
}: LanguageSwitchProps<Code>) {
  const intl = useUiIntl();
  const current = languages.find((language) => language.id === value)?.label ?? value;
  const label = intl.formatMessage(messages.label, { language: current });
  const wait = intl.formatMessage(buttonMessages.pending);
  return (
    <Menu
      label={isPending ? `${label} ${wait}` : label}
      text={<span lang={value}>{current}</span>}
      showText="wide"
      icon={isPending ? <Spinner label={wait} size="small" tone="inherit" /> : <Globe size={18} aria-hidden="true" />}
      selectedId={value}
      items={languages.map((language) => ({ ...language, lang: language.id, onAction: () => onChange(language.id) }))}
    />
  );
}
