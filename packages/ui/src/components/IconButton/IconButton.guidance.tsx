import { IconButton } from './IconButton.tsx';
import Trash from 'lucide-react/icons/trash-2';
import { Inline } from '../Inline/Inline.tsx';
import { type Guidance, keys } from '../../guidance/guidance.ts';

export const guidance: Guidance = {
  status: 'stable',
  use: ['An action with an icon that everybody knows, where space is short.'],
  avoid: ['Rare or destructive actions: use Button with words.'],
  do: {
    example: <IconButton label="Delete" icon={<Trash size={18} />} />,
    text: 'Give a label of one or two words: it is the name and the tooltip.',
  },
  dont: {
    example: (
      <Inline>
        <IconButton label="Delete series" icon={<Trash size={18} />} />
        <IconButton label="Clear filter" icon={<Trash size={18} />} />
      </Inline>
    ),
    text: 'Use the same icon for two actions in one view.',
  },
  keyboard: keys.button,
};
