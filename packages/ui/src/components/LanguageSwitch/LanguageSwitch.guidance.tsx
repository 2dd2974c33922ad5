import Globe from 'lucide-react/icons/globe';
import { Menu } from '../Menu/Menu.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

/** The button of the switch with its text, which the switch itself hides in a narrow window. */
const button = (language: string, lang: string) => (
  <Menu
    label={`Language: ${language}`}
    text={<span lang={lang}>{language}</span>}
    showText="always"
    icon={<Globe size={18} aria-hidden="true" />}
    items={[{ id: 'sl', label: language, lang }]}
  />
);

export const guidance: Guidance = {
  status: 'stable',
  use: ['The choice of the language, at the top of every page.'],
  avoid: ['A setting of a form: use Select.'],
  do: { example: button('Slovenščina', 'sl'), text: 'Write each language in the language itself.' },
  dont: { example: button('Slovenian', 'en'), text: 'Translate the names: its speakers look for “Slovenščina”.' },
  keyboard: keys.menu,
};
