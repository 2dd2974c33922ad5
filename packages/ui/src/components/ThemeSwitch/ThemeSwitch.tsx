import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useUiIntl } from '../../i18n/UiProvider.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { messages } from './ThemeSwitch.messages.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

export interface ThemeSwitchProps {
  value: ThemeChoice;
  /** The app sets the choice on `<html data-theme>` and stores it. */
  onChange: (choice: ThemeChoice) => void;
}

const choices = [
  { id: 'light', Icon: Sun },
  { id: 'dark', Icon: Moon },
  { id: 'system', Icon: Monitor },
] as const;

export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  const intl = useUiIntl();
  const Current = choices.find((choice) => choice.id === value)?.Icon ?? Monitor;
  return (
    <Menu
      label={intl.formatMessage(messages.label, { theme: intl.formatMessage(messages[value]) })}
      showText="never"
      icon={<Current size={18} aria-hidden="true" />}
      selectedId={value}
      items={choices.map(({ id, Icon }) => ({
        id,
        label: intl.formatMessage(messages[id]),
        icon: <Icon size={18} aria-hidden="true" />,
        onAction: () => onChange(id),
      }))}
    />
  );
}
